import { rememberLast } from '#shared/remember-last.ts';
import { clamp } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { MotifFigureName } from '#spec/parts/motif.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { letteringFigure } from '../lettering/lettering-figure.ts';
import { offsetOutline } from '../outline/offset-outline.ts';
import { outlineBox, radiusAt } from '../outline/outlines.ts';
import type { Point2 } from '../outline/point.ts';
import { type Element, type MetalField, mirrored, type MotifFigure } from './drawing.ts';
import { fitWithin } from './fit-within.ts';
import { groundOutline } from './ground.ts';
import { motifFigures } from './registry.ts';
import { type Ribbon, ribbon } from './ribbon.ts';

type Motif = PartOf<'motif'>;

/** One element of a motif in mm; a line also by its middle and its widths. */
export interface PlacedElement {
  readonly outline: readonly Point2[];
  readonly windows: readonly (readonly Point2[])[];
  readonly sawn: MetalField['sawn'];
  readonly level: number;
  readonly line?: Ribbon;
}

/** A motif at the size and place where it is built; (0, 0) is the middle of the body, below its hanging point. */
export interface PlacedMotif {
  readonly elements: readonly PlacedElement[];
  /** The disc or the frame around it; undefined for a silhouette. */
  readonly ground?: { readonly outline: readonly Point2[]; readonly rimMm: number };
  readonly heightMm: number;
  /** Its height below which it is not recognised. */
  readonly leastHeightMm: number;
  readonly stone: { readonly at: Point2; readonly roomMm: number };
  /** Whether it can hang by itself: an H has no metal above its middle. */
  readonly canHang: boolean;
  /** Whether there is metal where the post of an ear stud is soldered. */
  readonly carriesPost: boolean;
}

/** Rim of a disc and border of a frame over its width, with limits in mm. */
const RIM = { share: 0.05, least: 0.7, most: 1.2 };
const BORDER = { share: 0.065, least: 1, most: 1.8 };

/** Ground that is left between a raised motif and the rim, over the width of the disc. */
const CLEAR_SHARE = 0.04;

/** How deep a pierced motif reaches into its frame, over the border. */
const HELD_SHARE = 0.6;

/** Rounds in which measures and thickened lines agree to a hundredth of a millimetre. */
const ROUNDS = 4;

/** Where a motif of some measures lies, with every line at least as wide as its work can be cast. */
export function placeMotif(motif: Motif): PlacedMotif {
  const { figure, text, facing, work, ground, widthMm, heightMm } = motif;
  const hangs = motif.on === undefined;
  const measures = { figure, text, facing, work, ground, widthMm, heightMm, hangs };
  return keptMotifs(Object.values(measures).join(' '), () => placed(measures));
}

/** A tray, and the shares of a set before it, ask for the same motifs again and again: their size, their stone, whether a post holds. */
const keptMotifs = rememberLast<PlacedMotif>(240);

/** What a motif is placed by. */
interface Measures extends Pick<Motif, 'figure' | 'text' | 'facing' | 'work' | 'ground' | 'widthMm' | 'heightMm'> {
  /** By itself it hangs straight; what stands on something lies over its middle. */
  readonly hangs: boolean;
}

/** Whether its own metal holds it together, rather than a ground under all of it. */
function carriesItself({ work }: Pick<Motif, 'work'>): boolean {
  return work === 'silhouette' || work === 'pierced';
}

/** Whether it is raised from what it stands on, or sunk into it: its measures are those of a ground that is not its own. */
function hasOwnGround({ work }: Pick<Motif, 'work'>): boolean {
  return work === 'relief' || work === 'pierced';
}

function placed(motif: Measures): PlacedMotif {
  const figure = figureOf(motif);
  const { castMinMm, decorativeMinMm } = makingRules.wall;
  const { work } = motif;
  const carries = carriesItself(motif);
  const leastMm = (carries ? castMinMm : decorativeMinMm).limit;
  const asRead = figure.draw(!carries);
  const drawn = motif.facing === 'reversed' ? asRead.map(mirrored) : asRead;
  const placing = work === 'silhouette' ? byItself(figure, drawn, motif, leastMm) : onGround(drawn, motif, leastMm);
  const { at, elements } = placing;
  const { minimum, maximum } = boxOf(elements);
  return {
    elements,
    ...(placing.ground ? { ground: placing.ground } : {}),
    heightMm: maximum[1] - minimum[1],
    leastHeightMm: figure.leastHeightMm[work === 'silhouette' || work === 'pierced' ? work : 'relief'],
    stone: { at: at(figure.stone.at), roomMm: figure.stone.roomWidth * placing.scale },
    canHang: placing.ground !== undefined || figure.hangX !== undefined,
    carriesPost:
      !carries || elements.some(({ outline }) => isInside(outline, [0, POST_ABOVE * (maximum[1] - minimum[1])])),
  };
}

/** Height over width of a motif as it is drawn. */
export function figureRatio(figure: MotifFigureName, text?: string): number {
  return keptRatios(`${figure} ${text ?? ''}`, () => drawnRatio(figureOf({ figure, text })));
}

/** Whether a motif is read, so that its mirror image is none. */
export function isReadMotif(motif: Pick<Motif, 'figure' | 'text'>): boolean {
  return figureOf(motif).isRead === true;
}

/** What is drawn of a motif; until letters are said, an A stands for them. */
function figureOf({ figure, text }: Pick<Motif, 'figure'> & { readonly text?: string | undefined }): MotifFigure {
  return figure === 'lettering' ? letteringFigure(text ?? 'A') : motifFigures[figure];
}

const keptRatios = rememberLast<number>(2 * Object.keys(motifFigures).length);

function drawnRatio(figure: MotifFigure): number {
  const { minimum, maximum } = boxOf(scaledBy(figure.draw(false), [1, 1], [0, 0], 0).elements);
  return (maximum[1] - minimum[1]) / (maximum[0] - minimum[0]);
}

/** A post stands a little above the middle, so that the face does not droop: so much of the height. */
export const POST_ABOVE = 0.12;

function isInside(outline: readonly Point2[], [x, y]: Point2): boolean {
  return outline.reduce((inside, [ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] as Point2;
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax) ? !inside : inside;
  }, false);
}

/** How far the metal reaches from the middle in every direction: the body as a bail or a stone on it meets it. */
export function reachOf(motif: PlacedMotif): readonly Point2[] {
  if (motif.ground) return motif.ground.outline;
  return Array.from({ length: REACHES }, (_, index): Point2 => {
    const angle = (2 * Math.PI * index) / REACHES;
    const reach = reachAt(motif, angle);
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
}

function reachAt({ elements, ground }: PlacedMotif, angle: number): number {
  if (ground) return radiusAt(ground.outline, angle);
  return Math.max(0.01, ...elements.map(({ outline }) => radiusAt(outline, angle)));
}

/** How high the whole body is, in mm. */
export function bodyHeightMm(motif: PlacedMotif): number {
  const { minimum, maximum } = bodyBox(motif);
  return maximum[1] - minimum[1];
}

/** How far its edge straight above or below the middle, where a loop is fixed, lies within its highest or lowest place. */
export function edgeWithinMm(motif: PlacedMotif, side: 'top' | 'bottom'): number {
  const { minimum, maximum } = bodyBox(motif);
  return side === 'top' ? maximum[1] - reachAt(motif, Math.PI / 2) : -minimum[1] - reachAt(motif, -Math.PI / 2);
}

function bodyBox(motif: PlacedMotif) {
  const outlines = motif.ground ? [motif.ground.outline] : motif.elements.map(({ outline }) => outline);
  return outlineBox(outlines.flat());
}

const REACHES = 120;

interface Placing {
  readonly elements: readonly PlacedElement[];
  readonly at: (point: Point2) => Point2;
  readonly scale: number;
  readonly ground?: { readonly outline: readonly Point2[]; readonly rimMm: number };
}

/** A silhouette has the measures of its part; it is moved so that it hangs straight. */
function byItself(figure: MotifFigure, drawn: readonly Element[], motif: Measures, leastMm: number): Placing {
  const hangX = motif.hangs ? figure.hangX : undefined;
  let scale: Point2 = [motif.widthMm / 100, motif.heightMm / 100];
  let [placing, moved] = [scaledBy(drawn, scale, [0, 0], leastMm), [0, 0] as Point2];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { minimum, maximum } = boxOf(placing.elements);
    const factor: Point2 = [motif.widthMm / (maximum[0] - minimum[0]), motif.heightMm / (maximum[1] - minimum[1])];
    scale = [scale[0] * factor[0], scale[1] * factor[1]];
    const middle = moved[0] - (minimum[0] + maximum[0]) / 2;
    moved = [hangX === undefined ? middle : -hangX * scale[0], moved[1] - (minimum[1] + maximum[1]) / 2];
    placing = scaledBy(drawn, scale, moved, leastMm);
    const box = boxOf(placing.elements);
    const left = hangX !== undefined ? 0 : (box.minimum[0] + box.maximum[0]) / 2;
    moved = [moved[0] - left, moved[1] - (box.minimum[1] + box.maximum[1]) / 2];
    placing = scaledBy(drawn, scale, moved, leastMm);
  }
  return placing;
}

/** On a disc as large as its rim leaves room, in a frame so large that it grows into the border on all sides. */
function onGround(drawn: readonly Element[], motif: Measures, leastMm: number): Placing {
  const outline = groundOutline(motif.ground, motif.widthMm, motif.heightMm);
  const isPierced = motif.work === 'pierced';
  const { share, least, most } = isPierced ? BORDER : RIM;
  const rimMm = hasOwnGround(motif) ? clamp(share * motif.widthMm, least, most) : 0;
  const inset = isPierced ? HELD_SHARE * rimMm : rimMm === 0 ? 0 : rimMm + CLEAR_SHARE * motif.widthMm;
  const room = inset === 0 ? outline : offsetOutline(outline, -inset);
  let placing = scaledBy(drawn, [1, 1], [0, 0], 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Thickened lines reach a little farther than drawn ones: what is fitted is what was built last.
    const fit = fitWithin(
      placing.elements.flatMap((element) => element.outline),
      room.length > 0 ? room : outline,
    );
    const scale = placing.scale * fit.scale;
    const [x, y] = placing.at([0, 0]);
    const shift: Point2 = [x * fit.scale + fit.shift[0], y * fit.scale + fit.shift[1]];
    placing = scaledBy(drawn, [scale, scale], shift, leastMm);
  }
  return rimMm === 0 ? placing : { ...placing, ground: { outline, rimMm } };
}

function scaledBy(drawn: readonly Element[], [sx, sy]: Point2, [dx, dy]: Point2, leastMm: number): Placing {
  const scale = Math.sqrt(sx * sy);
  const at = ([x, y]: Point2): Point2 => [x * sx + dx, y * sy + dy];
  const elements = drawn.map((element): PlacedElement => {
    const { level } = element;
    if (element.as === 'stroke') {
      const widths = element.widths.map((width) => Math.max(leastMm, width * scale));
      const line = { line: element.line.map(at), widths };
      return { outline: ribbon(line), windows: [], sawn: [], level, line };
    }
    return {
      outline: element.outline.map(at),
      windows: element.windows.map((window) => window.map(at)),
      sawn: element.sawn === 'middle' ? element.sawn : element.sawn.map((window) => window.map(at)),
      level,
    };
  });
  return { elements, at, scale };
}

function boxOf(elements: readonly PlacedElement[]) {
  return outlineBox(elements.flatMap(({ outline }) => outline));
}
