import { builtCuts } from '#spec/tables/cuts.ts';
import type { ReadPicture } from '#workbench/sketch/sketch-of-picture.ts';

/** What the command line prints of a stone: a round one has one measure, the others a width and a height. */
type StoneDocument = { readonly cut: string; readonly x: number; readonly y: number } & (
  | { readonly diameter: number }
  | { readonly width: number; readonly height: number; readonly turnDeg: number }
);

export interface SketchDocument {
  readonly pieceType: string;
  readonly outline: readonly (readonly [number, number])[];
  readonly stones: readonly StoneDocument[];
  readonly symmetry: readonly string[];
  readonly hasBail: boolean;
  readonly hasChain: boolean;
  readonly componentCount: number;
}

/** What a drawing shows, in the words of the command line. */
const pieceTypes: Readonly<Record<ReadPicture['shows'], string>> = { body: 'pendant', pair: 'earrings', hoop: 'ring' };

const toTenThousandth = (share: number): number => Math.round(share * 10_000) / 10_000;

/**
 * A reading as the command line prints it: places 0 to 1 from the upper left corner, across by the width and down by the
 * height of the picture; lengths by its width.
 */
export function sketchDocument(reading: ReadPicture): SketchDocument {
  const { aspect, shows, outline, stones, symmetry, hasBail, hasChain, componentCount } = reading;
  const placed = (x: number, y: number): readonly [number, number] => [toTenThousandth(x), toTenThousandth(y / aspect)];
  return {
    pieceType: pieceTypes[shows],
    outline: outline.map(([x, y]) => placed(x, y)),
    stones: stones.map((stone): StoneDocument => {
      const [x, y] = placed(stone.x, stone.y);
      const place = { cut: stone.cut, x, y };
      if (builtCuts[stone.cut].oneDiameter) return { ...place, diameter: toTenThousandth(stone.width) };
      const [width, height] = [stone.width, stone.length].map(toTenThousandth) as [number, number];
      return { ...place, width, height, turnDeg: stone.turnDeg };
    }),
    symmetry,
    hasBail,
    hasChain,
    componentCount,
  };
}
