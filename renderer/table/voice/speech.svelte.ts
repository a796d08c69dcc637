import type { Said } from '../../text/line.ts';

/** Reads aloud what it is asked to, and nothing by itself, with the voices that the computer has. */
export class Speech {
  /** Whether there is any voice; a computer may have none, or name them late. */
  hasVoices = $state(false);
  /** What is being read, by the name it was given. */
  speaking = $state<string | null>(null);
  readonly #voice: SpeechSynthesis | undefined;

  constructor(voice: SpeechSynthesis | undefined) {
    this.#voice = voice;
    const look = (): void => {
      this.hasVoices = (voice?.getVoices().length ?? 0) > 0;
    };
    voice?.addEventListener('voiceschanged', look);
    look();
  }

  /** Reads these sentences, each in its language; what was being read stops. */
  read(name: string, said: readonly Said[]): void {
    this.stop();
    const last = said.at(-1);
    for (const each of said) {
      const words = new SpeechSynthesisUtterance(each.text);
      words.lang = each.lang;
      if (each === last) words.onend = () => (this.speaking = null);
      this.#voice?.speak(words);
    }
    this.speaking = last === undefined ? null : name;
  }

  stop(): void {
    this.#voice?.cancel();
    this.speaking = null;
  }
}

/** The voice of this window: it reads one thing at a time. */
export const speech = new Speech('speechSynthesis' in window ? window.speechSynthesis : undefined);
