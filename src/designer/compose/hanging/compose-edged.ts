import { crescentForm } from '#layout/edge/crescent-form.ts';
import { clamp, roundToStep } from '#shared/units.ts';
import { fieldsOfPart, rangeOfField } from '#spec/part-fields.ts';
import type { Part, PartOf } from '#spec/part-registry.ts';
import type { Stone } from '#spec/stone.ts';
import type { EdgedLook, EdgedTask } from '../../looks/edged-look.ts';
import type { FigureElement, PlateElement } from '../../looks/hanging-look.ts';
import { hangingLengthMm } from '../../parts/hanging/hanging-length.ts';
import { sizedBy } from '../../proportions/hanging/pendant.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { drawJhumkaTop } from './draw-jhumka-top.ts';
import type { DrawnElement } from './drawn-element.ts';
import { type CollarEdge, discEdge, fringeBelow, moonEdge, rowInside, rowOnEdge } from './edge-parts.ts';
import { hookPart, joint, loopPart, postPart } from './hang-parts.ts';
import { type EdgedStones, edgedStones } from './edged-stones.ts';

/** Tops and plates are drawn over a body of this share of their own width: they are what a bell would be below them. */
const TOP_OVER_BODY = 0.62;
const PLATE_OVER_BODY = 1 / 0.55;

/** The horns of a moon over its width, and its thickness. */
const HORN = { share: 0.055, least: 1.3, most: 2.4 } as const;
const MOON_MM = { thickness: 1, least: 14, most: 60 } as const;

/** What a joint takes of the room inside a moon. */
const JOINT_MM = 5.6;

/** The chain of a tikka: from the hairline to the crown. */
const PARTING_MM = 110;

/** A moon or a plate with stones along its edge and pearls below it, on the ear or on the forehead. */
export function composeEdged(asked: PieceWish, look: EdgedLook, task: EdgedTask, richness: number): ComposedDesign {
  const draw = (widthMm: number): ComposedDesign => drawEdged(asked, look, task, widthMm);
  return draw(widthOf(asked, look, task, { richness, lengthMm: (widthMm) => hangingLengthMm(draw(widthMm)) }));
}

function drawEdged(asked: PieceWish, look: EdgedLook, task: EdgedTask, widthMm: number): ComposedDesign {
  const stones = edgedStones(asked);
  const drawn = [
    ...look.tops.map((element, index) => drawJhumkaTop(asked, element, index, TOP_OVER_BODY * widthMm)),
    drawBody(asked, look, widthMm, stones),
  ];
  const parts: Record<string, Part> = {};
  const held: Record<string, Stone> = {};
  drawn.forEach((element, index) => {
    Object.assign(parts, element.parts);
    Object.assign(held, element.stones);
    const above = drawn[index - 1];
    if (above) Object.assign(parts, joint(above.body, element.body, index === 1 ? 'link' : `link-${index}`));
  });
  const [first] = drawn as [DrawnElement, ...DrawnElement[]];
  return {
    kind: task.kind,
    metal: { alloy: asked.alloys[0], finish: asked.finish ?? look.finish },
    size: undefined,
    stones: held,
    parts: { ...parts, ...wornBy(asked, look, task, first) },
  };
}

/** A body, with its edge where collars can follow it and what it is grained with where they don't. */
interface EdgedBody {
  readonly drawn: DrawnElement;
  readonly edge?: CollarEdge;
  readonly grains?: PartOf<'milgrain'>;
}

function drawBody(asked: PieceWish, look: EdgedLook, widthMm: number, { row, hung }: EdgedStones): DrawnElement {
  const { drawn, edge, grains } =
    look.body.is === 'moon' ? drawMoon(asked, look, look.body.belly, widthMm) : drawFace(asked, look.body, widthMm);
  const collars = row && edge && look.row !== 'none' ? rowOnEdge(row, edge) : undefined;
  const second = row && edge && collars && look.row === 'double' ? rowInside(row, edge, collars) : undefined;
  const below =
    hung && look.fringe !== 'none' ? fringeBelow(hung, drawn.measures.widthMm, drawn.body, look.fringe) : undefined;
  return {
    ...drawn,
    parts: {
      ...drawn.parts,
      ...(grains && !collars ? { edge: grains } : {}),
      ...(collars ? { row: collars.part } : {}),
      ...(second ? { 'row-inside': second.part } : {}),
      ...(below ? { fringe: below.part } : {}),
    },
    stones: {
      ...drawn.stones,
      ...(collars ? { row: collars.stone } : {}),
      ...(second ? { 'row-inside': second.stone } : {}),
      ...(below ? { hung: below.stone } : {}),
    },
  };
}

/** Beads along the edge of a moon that has no stones there. */
function grained(on: string, widthMm: number): PartOf<'milgrain'> {
  return { kind: 'milgrain', on, beadMm: roundToStep(clamp(0.03 * widthMm, 0.5, 1), 0.05) };
}

/** Ideas that have a row on a plate have a round one; a motif in its place has none. */
function drawFace(asked: PieceWish, body: PlateElement | FigureElement, widthMm: number): EdgedBody {
  const drawn = drawJhumkaTop(asked, body, 0, PLATE_OVER_BODY * widthMm);
  return { drawn, ...(drawn.plate ? { edge: discEdge(drawn.plate.part, drawn.body) } : {}) };
}

function drawMoon(asked: PieceWish, look: EdgedLook, belly: number, widthMm: number): EdgedBody {
  const moon: PartOf<'crescent'> = {
    kind: 'crescent',
    widthMm,
    bellyMm: roundToStep(belly * widthMm, 0.1),
    hornMm: roundToStep(clamp(HORN.share * widthMm, HORN.least, HORN.most), 0.1),
    thicknessMm: asked.lengths.thicknessMm ?? roundToStep(clamp(MOON_MM.thickness * asked.bulk ** 0.5, 0.8, 3), 0.1),
    domeMm: roundToStep(clamp(0.022 * widthMm, 0.3, 1), 0.1),
  };
  const inside = look.inner && drawJhumkaTop(asked, look.inner, look.tops.length + 1, TOP_OVER_BODY * widthMm);
  const roomMm = 2 * crescentForm(moon).innerMm - JOINT_MM - 1;
  const hangs = inside !== undefined && inside.measures.heightMm <= roomMm;
  const drawn: DrawnElement = {
    parts: {
      moon,
      ...(hangs ? { ...renamed(inside.parts), ...joint('moon', `inner-${inside.body}`, 'inner-link') } : {}),
    },
    stones: hangs ? Object.fromEntries(Object.entries(inside.stones).map(([id, stone]) => [`inner-${id}`, stone])) : {},
    body: 'moon',
    behind: 'moon',
    measures: { widthMm, heightMm: widthMm },
  };
  return { drawn, edge: moonEdge(moon, 'moon'), grains: grained('moon', widthMm) };
}

/** The parts of what hangs inside, under ids of their own: it may be of the same kind as the top. */
function renamed(parts: DrawnElement['parts']): Record<string, Part> {
  return Object.fromEntries(
    Object.entries(parts).map(([id, part]) => {
      const named = fieldsOfPart(part.kind).flatMap(({ key, meta }) => {
        const value: unknown = (part as Readonly<Record<string, unknown>>)[key];
        const isOwn = meta.control === 'stone' || (meta.control === 'part' && Object.hasOwn(parts, String(value)));
        return isOwn && typeof value === 'string' ? [[key, `inner-${value}`]] : [];
      });
      return [`inner-${id}`, { ...part, ...Object.fromEntries(named) } as Part];
    }),
  );
}

function wornBy(asked: PieceWish, look: EdgedLook, { worn }: EdgedTask, first: DrawnElement): Record<string, Part> {
  if (worn === 'parting') {
    const lengthMm = Math.round(
      clamp(asked.lengths.lengthMm ?? PARTING_MM, 40, rangeOfField('parting-chain', 'lengthMm').max),
    );
    const chain: PartOf<'parting-chain'> = {
      kind: 'parting-chain',
      on: 'eye',
      lengthMm,
      wireMm: 0.5,
      linkLengthMm: 3.2,
      linkWidthMm: 2.2,
      hookMm: 14,
    };
    return { eye: loopPart(first.body, 'top'), chain };
  }
  if (look.tops.length > 0) return { post: postPart(first.behind, asked) };
  return { eye: loopPart(first.body, 'top'), hook: hookPart('eye', asked) };
}

/** What a width is found by. */
interface WidthTask {
  readonly richness: number;
  /** How long the piece is in all at a width. */
  readonly lengthMm: (widthMm: number) => number;
}

/** As wide as said, as long in all as said, or as usual. */
function widthOf(
  { lengths, style, bulk, heft }: PieceWish,
  { scale }: EdgedLook,
  { worn, usualMm }: EdgedTask,
  { richness, lengthMm }: WidthTask,
): number {
  const { min } = rangeOfField('crescent', 'widthMm');
  const said = lengths.widthMm ?? lengths.diameterMm;
  if (said !== undefined) return Math.max(min, said);
  const wholeMm = worn === 'ear' ? (lengths.lengthMm ?? lengths.heightMm) : lengths.heightMm;
  const open = usualMm * scale * sizedBy(style.size) * bulk ** 0.35 + 0.5 * richness + 0.4 * heft;
  if (wholeMm === undefined) return roundToStep(clamp(open, MOON_MM.least, MOON_MM.most), STEP_MM);
  let low = min;
  let high = Math.max(min, wholeMm);
  while (high - low >= STEP_MM) {
    const middle = roundToStep((low + high + STEP_MM) / 2, STEP_MM);
    if (lengthMm(middle) <= wholeMm) low = middle;
    else high = middle - STEP_MM;
  }
  return low;
}

/** Widths are drawn in steps. */
const STEP_MM = 0.5;
