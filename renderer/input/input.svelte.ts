import { settings } from '../settings.svelte.ts';
import { commandOf, meet, type CommandId, type Context } from './commands.ts';
import { meantBy, chordsFor, working } from './keymap.ts';
import { padButtonOf } from './pad-buttons.ts';
import { Pads } from './pads.svelte.ts';
import { shared, type Device, type Source } from './source.ts';

/** How a screen does a command. */
export interface CommandHandler {
  /** Can it be done just now? Without it, always. */
  readonly enabled?: () => boolean;
  /** Does it; `false` says that nothing came of it, and leaves the key its usual meaning. */
  readonly run: (source: Source) => unknown;
}

export type CommandHandlers = Readonly<Partial<Record<CommandId, CommandHandler>>>;

/** What is open on the page decides which commands are meant. */
const here = (): Context => (document.querySelector('dialog[open]') === null ? 'page' : 'dialog');

/**
 * The one place through which everything goes that can be done: screens and panels offer commands while they are shown,
 * and keys, gamepads, buttons and the legend run them.
 */
class Input {
  readonly pads = new Pads();
  /** Where the press comes from that is being handled, or was last. */
  source: Source = shared('mouse');
  /** Gets the next key or button in place of the commands, when somebody chooses one. */
  taker: ((chord: string) => void) | null = null;
  /** Who offers what, as it really is: whoever leaves the page still sees the state of before, and would write it back. */
  #all: readonly CommandHandlers[] = [];
  #offers = $state.raw<readonly CommandHandlers[]>([]);
  #device = $state<Device>('mouse');

  /** What was last used: its keys or buttons are the ones to show. */
  get device(): Device {
    return this.#device;
  }

  set device(device: Device) {
    this.#device = device;
    document.documentElement.dataset['device'] = device;
  }

  /**
   * Offers commands as long as what does them is shown: `$effect(() => input.offer({ … }))`. What is offered last comes
   * first, where it can be done.
   * @returns a function that takes the offer back
   */
  offer(handlers: CommandHandlers): () => void {
    this.#show([...this.#all, handlers]);
    return () => this.#show(this.#all.filter((other) => other !== handlers));
  }

  #show(all: readonly CommandHandlers[]): void {
    this.#all = all;
    this.#offers = all;
  }

  /** Is there anything here that this command does, now or later? */
  isOffered(id: CommandId): boolean {
    return this.#offers.some((handlers) => handlers[id] !== undefined);
  }

  /** Can it be done now? */
  can(id: CommandId): boolean {
    return this.#handlers(id).length > 0;
  }

  /** @returns whether something was done */
  run(id: CommandId, source: Source = this.source): boolean {
    this.source = source;
    return this.#handlers(id).some(({ run }) => run(source) !== false);
  }

  /**
   * A key or button was pressed.
   * @returns whether it meant something, so that it should mean nothing else any more
   */
  press(chord: string, source: Source, repeated = false): boolean {
    this.source = source;
    this.device = source.device;
    const context = here();
    return meantBy(settings.chosen, chord).some(
      (command) =>
        meet(command.context, context) &&
        (command.repeats === true || !repeated) &&
        this.run(command.id, source),
    );
  }

  /** The keys, or the buttons of a gamepad, that do a command. */
  chords(id: CommandId, on: 'keyboard' | 'gamepad'): readonly string[] {
    const { keys, letterKeys } = settings.chosen;
    const chosen = working(chordsFor(keys, id), letterKeys);
    const own = chosen.filter((chord) => (padButtonOf(chord) === null) === (on === 'keyboard'));
    return on === 'keyboard' ? [...(commandOf(id).native ?? []), ...own] : own;
  }

  #handlers(id: CommandId): readonly CommandHandler[] {
    return this.#offers
      .flatMap((handlers) => handlers[id] ?? [])
      .filter(({ enabled }) => enabled?.() ?? true)
      .toReversed();
  }
}

/** One window has one set of hands on it. */
export const input = new Input();
