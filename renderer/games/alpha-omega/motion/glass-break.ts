import type { Acts } from '../../../table/motion/acts.ts';
import { hide, type Stood } from '../../../table/motion/flights.ts';
import { asIf, ghostOf } from '../../../table/motion/ghost.ts';
import { burst } from './impact.ts';

/** How a window breaks: its shards, in percent of it; together they are the whole window. */
const SHARDS = [
  '0 0, 38% 0, 30% 30%, 0 42%',
  '38% 0, 100% 0, 66% 34%, 30% 30%',
  '100% 0, 100% 52%, 66% 34%',
  '0 42%, 30% 30%, 66% 34%, 44% 62%, 0 70%',
  '66% 34%, 100% 52%, 100% 84%, 44% 62%',
  '0 70%, 44% 62%, 36% 100%, 0 100%',
  '44% 62%, 100% 84%, 100% 100%, 36% 100%',
] as const;

/** How far each shard flies, in sizes of the card, and how it turns. */
const WAYS = [
  [-0.55, -0.4, -35],
  [0.2, -0.55, 25],
  [0.65, -0.2, 50],
  [-0.65, 0.15, -20],
  [0.6, 0.3, 40],
  [-0.4, 0.6, -60],
  [0.3, 0.65, 30],
] as const;

/** The shards of a great one fly so much farther, and how large they are in the end. */
const FLUNG = { usual: { far: 1, size: 0.95 }, great: { far: 1.5, size: 1.2 } } as const;

interface Fall {
  readonly ms: number;
  readonly isGreat: boolean;
  /** So long its shards are still the whole window. */
  readonly wait?: number;
}

/** The likeness of a card that is defeated: its window shatters in a flash, and the shards fly out, fall and fade. */
export function shatter(acts: Acts, broken: Stood, { ms, isGreat, wait = 0 }: Fall): void {
  const ghost = broken.what;
  const { far, size } = isGreat ? FLUNG.great : FLUNG.usual;
  const { width, height } = broken.box;
  SHARDS.forEach((shape, index) => {
    const [x, y, turn] = WAYS[index] ?? [0, 0, 0];
    const shard = acts.put(index === 0 ? ghost : (ghost.cloneNode(true) as HTMLElement));
    shard.style.clipPath = `polygon(${shape})`;
    const at = (share: number, fallen: number): string =>
      `translate(${x * far * share * width}px, ${(y * far * share + fallen) * height}px) rotate(${turn * share}deg) scale(${1 + (size - 1) * share})`;
    const movement = acts.play(
      shard,
      [
        { transform: 'none', opacity: 1 },
        { transform: 'none', opacity: 1, offset: 0.1, easing: 'cubic-bezier(0.1, 0.6, 0.5, 1)' },
        { transform: at(0.8, 0.03), opacity: 1, offset: 0.6, easing: 'ease-in' },
        { transform: at(1, 0.35), opacity: 0 },
      ],
      { duration: ms, delay: wait, fill: 'forwards' },
    );
    acts.leave(shard, movement);
  });
  burst(acts, broken.box, { ms, isGreat, wait });
}

const SVG = 'http://www.w3.org/2000/svg';
const CRACKS = [
  'M50 0L44 26L57 38L47 62L55 78L50 100',
  'M44 26L18 34L0 30',
  'M57 38L80 46L100 40',
  'M47 62L22 74L6 96',
  'M55 78L78 84L94 100',
];

/** Lines over a card: of cracks, or of the gold that mends them. */
function seams(kind: 'crack' | 'gold'): SVGElement {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 100 100');
  drawing.setAttribute('preserveAspectRatio', 'none');
  drawing.classList.add('seams', kind);
  for (const d of CRACKS) {
    const line = document.createElementNS(SVG, 'path');
    line.setAttribute('d', d);
    drawing.append(line);
  }
  return drawing;
}

/** A card that crosses the line is so much larger there. */
const RAISED = 1.35;

/** Half of the way between two places, raised above the table. */
function raisedBetween(from: DOMRectReadOnly, to: DOMRectReadOnly): DOMRectReadOnly {
  const [width, height] = [to.width * RAISED, to.height * RAISED];
  const [x, y] = [
    (from.x + to.x + from.width / 2 + to.width / 2) / 2,
    (from.y + to.y + from.height / 2 + to.height / 2) / 2,
  ];
  return new DOMRectReadOnly(x - width / 2, y - height / 2, width, height);
}

/**
 * A card crosses to the other side: it cracks and drains where it stood, or is mended with gold, and then it goes over.
 * Whether it is drained or whole is how it looks before and after.
 * @param was its likeness from before
 */
export function crossOver(
  acts: Acts,
  was: Stood,
  is: Stood,
  { how, ms }: { readonly how: 'lured' | 'mended'; readonly ms: number },
): void {
  const ghost = ghostOf(is.what, is.box);
  const before = was.what;
  before.classList.add('cover');
  ghost.append(before, seams(how === 'lured' ? 'crack' : 'gold'));
  acts.put(ghost);
  const start = asIf(was.box, is.box);
  const over = asIf(raisedBetween(was.box, is.box), is.box);
  const movement = acts.play(
    ghost,
    [
      { transform: start },
      { transform: `${start} rotate(${how === 'lured' ? -3 : 2}deg)`, offset: 0.15 },
      { transform: start, offset: 0.3, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' },
      { transform: over, offset: 0.6 },
      { transform: over, offset: 0.7, easing: 'cubic-bezier(0.6, 0, 0.4, 1)' },
      { transform: 'none' },
    ],
    { duration: ms },
  );
  acts.play(
    before,
    [{ opacity: 1 }, { opacity: 1, offset: 0.15 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }],
    {
      duration: ms,
      fill: 'forwards',
    },
  );
  const lines = ghost.querySelector('.seams');
  if (lines !== null)
    acts.play(
      lines,
      [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }],
      {
        duration: ms,
      },
    );
  hide(acts, is.what, ms);
  acts.leave(ghost, movement);
}
