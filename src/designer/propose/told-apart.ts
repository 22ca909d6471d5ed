import { shownIn } from '#spec/shown/registry.ts';
import type { ShownLengths } from '#spec/shown/shown.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import type { ComposedDesign } from '../composed-design.ts';

/** A design in the words of its piece, which may be those of another one in the tray. */
export interface SaidDesign {
  readonly words: string;
  readonly design: ComposedDesign;
  /** Of its metal, as estimated. */
  readonly grams: number;
}

/** What a design is told from another by that is said in the same words; undefined where it has nothing of the kind. */
type Difference = (one: SaidDesign) => string | undefined;

/** What a client sees first, comes first; the weight is left where all that is seen is alike. */
const differences: readonly Difference[] = [
  ({ design: { metal } }) => (metal.finish === 'polished' ? 'polished' : `in a ${metal.finish} finish`),
  ({ design }) => ofLengths(design, ({ bandWidthsMm }) => bandWidthsMm?.[0], 'wide'),
  ({ design }) => ofLengths(design, ({ widthMm }) => widthMm, 'wide'),
  ({ design: { stones } }) => {
    const [first] = Object.values(stones);
    return first && `of ${sayMm(stoneWidthMm(first))} mm`;
  },
  ({ design }) => ofLengths(design, ({ thicknessesMm }) => thicknessesMm?.[0], 'thick'),
  ({ grams }) => `some ${grams < 10 ? grams.toFixed(1) : Math.round(grams)} g`,
];

function ofLengths(
  design: ComposedDesign,
  read: (lengths: ShownLengths) => number | undefined,
  word: string,
): string | undefined {
  const mm = shownIn(design)
    .map(({ lengths = {} }) => read(lengths))
    .find((one) => one !== undefined);
  return mm === undefined ? undefined : `${sayMm(mm)} mm ${word}`;
}

function sayMm(mm: number): string {
  return String(Math.round(mm * 10) / 10);
}

/** The designs of a tray in words of which no two are the same: those that would be are told by where they differ. */
export function toldApart(all: readonly SaidDesign[]): readonly string[] {
  return differences.reduce<readonly string[]>(
    (told, difference) => {
      const differs = all.map(difference);
      return told.map((words, at) => {
        const isApart = told.some((other, index) => other === words && differs[index] !== differs[at]);
        return isApart && differs[at] !== undefined ? `${words}, ${differs[at]}` : words;
      });
    },
    all.map(({ words }) => words),
  );
}
