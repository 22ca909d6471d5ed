import { clamp, DEGREE, roundToStep } from '#shared/units.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { outlineBox, resample, signedArea } from '#layout/outline/outlines.ts';
import type { Point2 } from '#layout/outline/point.ts';
import { type Sketch, type SketchedStone, sketchRanges, type SketchWorn } from '#spec/sketch.ts';
import { builtCuts } from '#spec/tables/cuts.ts';
import type { SketchReading } from '../contract.ts';
import { evened, turnedBy } from '../read/symmetry.ts';
import { sketchProblems } from '../sketch-problems.ts';
import { evenedRegions } from './evened-regions.ts';
import { evenedStones } from './evened-stones.ts';

/** Nobody writes measures on a sketch: the usual longer side of each piece, until somebody says another (taste). */
const usualMm: Readonly<Record<SketchWorn, number>> = { neck: 24, lobe: 14, hook: 22 };

/** How what a drawing shows is worn, until somebody says otherwise. */
const wornAs = { body: 'neck', pair: 'lobe' } as const;

/** The smallest stone is drawn as large as is still set easily, if the piece stays below this. */
const EASY_STONE_MM = 1.3;
const LARGEST_MM = 34;

/** Metal of a plate that carries stones, and its edge. */
const THICKNESS_MM = 1.6;
const BEVEL_MM = 0.3;

/** A sketch in mm, and what the client has to be told of it. */
export interface MeasuredSketch {
  readonly sketch: Sketch;
  readonly notes: readonly string[];
}

/** What was read, as a piece of a height: upright, even where it was meant to be, its stones in mm. */
export function sketchOf(reading: SketchReading, saidHeightMm?: number): Result<MeasuredSketch> {
  if (reading.shows === 'hoop') return fail(sketchProblems.ring);
  const worn = wornAs[reading.shows];
  const level = (points: readonly Point2[]): readonly Point2[] => turnedBy(points, reading.leanDeg);
  const upright = level(reading.outline);
  const { minimum, maximum } = outlineBox(upright);
  const [middleX, middleY] = [(minimum[0] + maximum[0]) / 2, (minimum[1] + maximum[1]) / 2];
  const tall = maximum[1] - minimum[1];
  const heightMm = saidHeightMm ?? assumedHeightMm(usualMm[worn], reading, maximum[0] - minimum[0], tall);
  const isEven = reading.symmetry.includes('vertical');
  // y turns over: on a sheet it runs down, on a piece up.
  const middled = upright.map(([x, y]): Point2 => [x - middleX, middleY - y]);
  const shape = isEven ? evened(middled) : middled;
  const box = outlineBox(shape);
  const mmPerShare = heightMm / (box.maximum[1] - box.minimum[1]);
  const toMm = ([x, y]: Point2): Point2 => [(x - middleX) * mmPerShare, (middleY - y) * mmPerShare];
  const outline = counterClockwise(shape.map(([x, y]): Point2 => [x * mmPerShare, y * mmPerShare]));
  const stones = reading.stones.map(({ cut, x, y, length, width, turnDeg }): SketchedStone => {
    const [xMm, yMm] = toMm(level([[x, y]])[0] as Point2);
    const turned = builtCuts[cut].oneDiameter ? 0 : upTo180(turnDeg + reading.leanDeg);
    return { cut, xMm, yMm, lengthMm: length * mmPerShare, widthMm: width * mmPerShare, turnDeg: turned };
  });
  const { min, max } = sketchRanges.stoneMm;
  const lines = { outline: outline.map(rounded) };
  const isOpen = isOpenwork(reading);
  const large = evenedStones(stones, isEven).filter(({ widthMm }) => widthMm >= min);
  const sketch: Sketch = {
    worn,
    ...lines,
    openings: isOpen ? openingsOf(reading, lines) : [],
    stones: large.map((stone) => ({
      ...stone,
      lengthMm: Math.min(max, stone.lengthMm),
      widthMm: Math.min(max, stone.widthMm),
    })),
    thicknessMm: THICKNESS_MM,
    bevelMm: BEVEL_MM,
    setting: 'bezel',
  };
  return ok({ sketch, notes: notesOn(reading, isOpen, heightMm, saidHeightMm, stones.length - large.length) });
}

/** Where the sheet lies under the piece, as a matrix of SVG: from shares of its width to mm, y down. */
export function sheetUnder(
  reading: SketchReading,
  sketch: Sketch,
): readonly [number, number, number, number, number, number] {
  const { mmPerShare, middleX, middleY } = placing(reading, sketch);
  const [c, s] = [mmPerShare * Math.cos(reading.leanDeg * DEGREE), mmPerShare * Math.sin(reading.leanDeg * DEGREE)];
  return [c, -s, s, c, -middleX * mmPerShare, -middleY * mmPerShare];
}

/** Where the middle of a drawing is, once it stands upright, and how large it is made. */
function placing(reading: SketchReading, { outline }: Pick<Sketch, 'outline'>) {
  const { minimum, maximum } = outlineBox(turnedBy(reading.outline, reading.leanDeg));
  const box = outlineBox(outline);
  return {
    mmPerShare: (box.maximum[1] - box.minimum[1]) / (maximum[1] - minimum[1]),
    middleX: (minimum[0] + maximum[0]) / 2,
    middleY: (minimum[1] + maximum[1]) / 2,
  };
}

/** What lines enclose in a sketch, in the mm of its piece: what may be sawn out. */
export function openingsOf(reading: SketchReading, sketch: Pick<Sketch, 'outline'>): Sketch['openings'] {
  const { mmPerShare, middleX, middleY } = placing(reading, sketch);
  const drawn = reading.regions.map((region) =>
    turnedBy(region, reading.leanDeg).map(([x, y]): Point2 => [(x - middleX) * mmPerShare, (middleY - y) * mmPerShare]),
  );
  const regions = reading.symmetry.includes('vertical') ? evenedRegions(drawn) : drawn;
  return regions.map((region) => resample(region, REGION_POINTS).map(rounded));
}

/** Points of an opening: it is smaller than the outline. */
const REGION_POINTS = 96;

/** So many areas that cover so much of the metal are what was drawn: petals, cells, spokes. */
const OPENWORK = { areas: 3, share: 0.6 };

/** Whether a drawing is of wires, so that nothing of it would be seen if what lies between them were metal. */
function isOpenwork({ regions, outline }: SketchReading): boolean {
  const areaOf = (line: readonly Point2[]): number => Math.abs(signedArea(line));
  const covered = regions.reduce((sum, region) => sum + areaOf(region), 0);
  return regions.length >= OPENWORK.areas && covered > OPENWORK.share * areaOf(outline);
}

function assumedHeightMm(usual: number, { stones }: SketchReading, wide: number, tall: number): number {
  const longer = Math.max(wide, tall);
  const smallest = Math.min(...stones.map(({ width }) => width));
  const forStones = stones.length === 0 ? 0 : (EASY_STONE_MM * longer) / smallest;
  return roundToStep((clamp(forStones, usual, LARGEST_MM) * tall) / longer, 0.5);
}

function counterClockwise(outline: readonly Point2[]): readonly Point2[] {
  return signedArea(outline) > 0 ? outline : outline.toReversed();
}

const rounded = ([x, y]: Point2): [number, number] => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];

function upTo180(deg: number): number {
  return Math.round((deg > 180 ? deg - 360 : deg < -180 ? deg + 360 : deg) * 10) / 10;
}

function notesOn(
  { remarks, regions }: SketchReading,
  isOpen: boolean,
  heightMm: number,
  saidMm: number | undefined,
  lost: number,
): readonly string[] {
  const taken = saidMm === undefined ? [`No size is written on a sketch: it is taken as ${heightMm} mm high.`] : [];
  const small =
    lost === 0
      ? []
      : [
          `${lost === 1 ? 'One stone is' : `${lost} stones are`} smaller than ${sketchRanges.stoneMm.min} mm at this size and left out: make the piece larger to keep them.`,
        ];
  const open = isOpen
    ? ['What lies between the lines is sawn out, so that the lines are seen. Press an area to close it.']
    : regions.length > 0
      ? ['Areas between the lines are closed metal. Press those that are to be sawn out.']
      : [];
  return [...taken, ...small, ...open, ...remarks];
}
