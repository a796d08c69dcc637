import type { Trouble } from '../electron/shared/api.ts';

/** What a report is to be about. */
export interface ReportAbout {
  /** The game, where it is about one. */
  readonly game: string | null;
  /** What the window was told, where it was told something. */
  readonly trouble: Trouble | null;
}

/** The report that somebody is making, wherever in the program something went wrong. */
class Reporting {
  about = $state.raw<ReportAbout | null>(null);

  open(about: ReportAbout): void {
    this.about = about;
  }

  close(): void {
    this.about = null;
  }
}

export const reporting = new Reporting();
