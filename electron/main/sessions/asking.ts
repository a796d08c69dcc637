import type { ReasonRequest, Reply } from '../../shared/api.ts';
import type { AnyGame } from '../games/index.ts';
import type { HostedGame, HostedGames } from '../games/hosted-games.ts';
import { refuse, type Refusal } from '../ipc/trouble.ts';
import type { Seen } from './looking.ts';

type Asks = Required<HostedGame['host']['asks']>;

/** A question about a game as it stands. */
type Question = Exclude<keyof Asks, 'reasonGiven'>;

/** The further arguments of each question. */
type Given = {
  readonly [K in Question]: Parameters<Asks[K]> extends [unknown, ...infer More] ? More : never;
};

type ValueOf<K extends keyof Asks> = Extract<ReturnType<Asks[K]>, { readonly ok: true }>['value'];

type Answers = {
  readonly [K in Question]?: ((seen: Seen<AnyGame>, ...given: Given[K]) => Reply<ValueOf<K>>) | undefined;
};

const notOffered = (what: keyof Asks): Refusal => refuse('rejected', `notOffered: ${what}`);

/** Asks something of whoever plays a game by its rules; what that game has none of is refused. */
export function askHost<K extends Question>(
  { asks }: Pick<HostedGame['host'], 'asks'>,
  what: K,
  seen: Seen<AnyGame>,
  ...given: Given[K]
): Reply<ValueOf<K>> {
  const answers: Answers = asks;
  return answers[what]?.(seen, ...given) ?? notOffered(what);
}

/** Asks something of a game as it stands. */
export function askGame<K extends Question>(
  hosted: HostedGames,
  game: string,
  what: K,
  ...given: Given[K]
): Reply<ValueOf<K>> {
  const found = hosted.ofGame(game);
  if (!found.ok) return found;
  const { host, sessions } = found.value;
  return sessions.ask(game, (seen) => askHost(host, what, seen, ...given));
}

/** Asks what speaks for an answer that a computer player gave. */
export function askReason(hosted: HostedGames, request: ReasonRequest): Reply<ValueOf<'reasonGiven'>> {
  const found = hosted.ofGame(request.game);
  if (!found.ok) return found;
  const { host, sessions } = found.value;
  return sessions.answered(
    request,
    (answered) => host.asks.reasonGiven?.(answered) ?? notOffered('reasonGiven'),
  );
}
