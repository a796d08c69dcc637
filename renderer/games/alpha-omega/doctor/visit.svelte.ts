import type { DoctorProgress, DoctorQuestion } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Trouble } from '../../../../electron/shared/api.ts';
import { ask } from '../../../api.ts';
import type { GameApi } from '../api.ts';

type Doctor = Pick<GameApi, 'startDoctor' | 'doctorProgress' | 'cancelDoctor'>;

/** So often it is asked how far the games have come, in milliseconds. */
const EVERY = 300;

/** A question to the deck doctor, what became of it, and what the decks in it are called. */
export interface Case {
  readonly question: DoctorQuestion;
  readonly names: readonly string[];
  readonly otherName: string | null;
  /** The Opponent deck by its name; null for the usual one. */
  readonly against: string | null;
}

/** One visit at the doctor's: a question and what its games have shown so far. */
export class Visit {
  asked = $state.raw<Case | null>(null);
  progress = $state.raw<DoctorProgress | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  readonly isRunning = $derived(this.progress?.state === 'running');
  /** The run that was started last, whether anybody has seen of it or not. */
  #running: string | null = null;
  /** Who comes later has the word: what an earlier run still answers is for nobody. */
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  async begin(api: Doctor, asked: Case): Promise<void> {
    const turn = this.#next();
    this.asked = asked;
    this.progress = null;
    this.trouble = null;
    this.#running = null;
    const reply = await ask(api.startDoctor(asked.question));
    // Whoever left before the reply came finds the run when they come back; another question has ended it.
    if (this.asked === asked && reply.ok) this.#running = reply.value.id;
    if (turn !== this.#turn) return;
    if (reply.ok) await this.#look(api, reply.value.id, turn);
    else this.trouble = reply.error;
  }

  async cancel(api: Doctor): Promise<void> {
    const { progress } = this;
    if (progress === null) return;
    const turn = this.#next();
    const reply = await ask(api.cancelDoctor(progress.id));
    if (turn !== this.#turn) return;
    if (reply.ok) {
      this.progress = reply.value;
      return;
    }
    this.trouble = reply.error;
    // The games go on: so does the asking.
    this.#timer = setTimeout(() => void this.#look(api, progress.id, turn), EVERY);
  }

  /** Goes on asking after a run that was left alone while nobody looked. */
  async resume(api: Doctor): Promise<void> {
    const isOpen = this.progress === null || this.progress.state === 'running';
    if (this.#running !== null && isOpen) await this.#look(api, this.#running, this.#next());
  }

  /** Asks no more; the games are played on. */
  leave(): void {
    this.#next();
  }

  #next(): number {
    clearTimeout(this.#timer);
    this.#turn += 1;
    return this.#turn;
  }

  async #look(api: Doctor, id: string, turn: number): Promise<void> {
    const reply = await ask(api.doctorProgress(id));
    if (turn !== this.#turn) return;
    if (!reply.ok) {
      this.trouble = reply.error;
      this.progress = null;
      return;
    }
    this.progress = reply.value;
    if (reply.value.state === 'running')
      this.#timer = setTimeout(() => void this.#look(api, id, turn), EVERY);
  }
}

/** The last visit of this window: whoever comes back finds it as it is by now. */
export const visit = new Visit();
