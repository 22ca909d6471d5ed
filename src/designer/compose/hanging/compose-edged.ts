import { pinDepthsMm } from '#layout/bell/fringe-form.ts';
import { crescentForm } from '#layout/edge/crescent-form.ts';
import { clamp, roundToStep } from '#shared/units.ts';
import { rangeOfField } from '#spec/part-fields.ts';
import type { Part, PartOf } from '#spec/part-registry.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import type { EdgedLook, EdgedTask } from '../../looks/edged-look.ts';
import { sizedBy } from '../../proportions/pendant.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { drawJhumkaTop } from './draw-jhumka-top.ts';
import type { DrawnElement } from './drawn-element.ts';
import { fringeBelow, rowInside, rowOnEdge } from './edge-parts.ts';
import { hookPart, joint, loopPart, postPart } from './hang-parts.ts';
import { type EdgedStones, edgedStones } from './edged-stones.ts';

/** Tops and plates are drawn over a body of this share of their own width: they are what a bell would be below them. */
const TOP_OVER_BODY = 0.62;
const PLATE_OVER_BODY = 1 / 0.55;

/** The horns of a moon over its width, and its thickness. */
const HORN = { share: 0.055, least: 1.3, most: 2.4 } as const;
const MOON_MM = { thickness: 1, least: 14, most: 60 } as const;

/** What a joint takes of the height, and the loop of a hook above a body: those of the built parts. */
const JOINT_MM = 5.6;
const EYE_MM = 2.7;

/** The chain of a tikka: from the hairline to the crown. */
const PARTING_MM = 110;

/** A moon or a plate with stones along its edge and pearls below it, on the ear or on the forehead. */
export function composeEdged(asked: PieceWish, look: EdgedLook, task: EdgedTask, richness: number): ComposedDesign {
  const stones = edgedStones(asked);
  const widthMm = widthOf(asked, look, task, richness);
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

function drawBody(asked: PieceWish, look: EdgedLook, widthMm: number, { row, hung }: EdgedStones): DrawnElement {
  const body =
    look.body.is === 'moon' ? drawMoon(asked, look, look.body.belly, widthMm) : drawFace(asked, look, widthMm);
  const face = body.parts[body.body];
  const canCarry = face?.kind === 'crescent' || (face?.kind === 'plate' && face.shape === 'round' && face.domeMm === 0);
  const collars = row && look.row !== 'none' && canCarry ? rowOnEdge(row, face, body.body) : undefined;
  const second =
    row && collars && look.row === 'double' && canCarry ? rowInside(row, face, body.body, collars) : undefined;
  const below =
    hung && look.fringe !== 'none' ? fringeBelow(hung, body.measures.widthMm, body.body, look.fringe) : undefined;
  const grains = !collars && face?.kind === 'crescent' ? { edge: grained(body.body, widthMm) } : {};
  return {
    ...body,
    parts: {
      ...body.parts,
      ...grains,
      ...(collars ? { row: collars.part } : {}),
      ...(second ? { 'row-inside': second.part } : {}),
      ...(below ? { fringe: below.part } : {}),
    },
    stones: {
      ...body.stones,
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

function drawFace(asked: PieceWish, { body }: EdgedLook, widthMm: number): DrawnElement {
  if (body.is === 'moon') throw new Error('A moon is no plate');
  return drawJhumkaTop(asked, body, 0, PLATE_OVER_BODY * widthMm);
}

function drawMoon(asked: PieceWish, look: EdgedLook, belly: number, widthMm: number): DrawnElement {
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
  return {
    parts: {
      moon,
      ...(hangs ? { ...renamed(inside.parts), ...joint('moon', `inner-${inside.body}`, 'inner-link') } : {}),
    },
    stones: hangs ? Object.fromEntries(Object.entries(inside.stones).map(([id, stone]) => [`inner-${id}`, stone])) : {},
    body: 'moon',
    behind: 'moon',
    measures: { widthMm, heightMm: widthMm },
  };
}

/** The parts of what hangs inside, under ids of their own: it may be of the same kind as the top. */
function renamed(parts: DrawnElement['parts']): Record<string, Part> {
  const named = (id: string | undefined): string | undefined =>
    id !== undefined && Object.hasOwn(parts, id) ? `inner-${id}` : id;
  return Object.fromEntries(
    Object.entries(parts).map(([id, part]) => {
      const on = 'on' in part ? { on: named(part.on) } : {};
      const around = 'around' in part ? { around: named(part.around) } : {};
      const holds = 'holds' in part ? { holds: `inner-${part.holds}` } : {};
      return [`inner-${id}`, { ...part, ...on, ...around, ...holds } as Part];
    }),
  );
}

function wornBy(asked: PieceWish, look: EdgedLook, { kind }: EdgedTask, first: DrawnElement): Record<string, Part> {
  if (kind === 'tikka') {
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

/** As wide as said, as long in all as said, or as usual. */
function widthOf(asked: PieceWish, look: EdgedLook, { kind, usualMm }: EdgedTask, richness: number): number {
  const { lengths, style } = asked;
  const { min } = rangeOfField('crescent', 'widthMm');
  const said = lengths.widthMm ?? lengths.diameterMm;
  if (said !== undefined) return Math.max(min, said);
  const wholeMm = kind === 'earrings' ? (lengths.lengthMm ?? lengths.heightMm) : lengths.heightMm;
  const open = usualMm * look.scale * sizedBy(style.size) * asked.bulk ** 0.35 + 0.5 * richness + 0.4 * asked.heft;
  if (wholeMm === undefined) return roundToStep(clamp(open, MOON_MM.least, MOON_MM.most), 0.5);
  let low = min;
  let high = Math.max(min, wholeMm);
  while (high - low >= STEP_MM) {
    const middle = roundToStep((low + high + STEP_MM) / 2, STEP_MM);
    if (wholeHeightMm(asked, look, middle) <= wholeMm) low = middle;
    else high = middle - STEP_MM;
  }
  return low;
}

/** From the upper edge of the top, or of the eye on a hook, to the lowest pearl. */
function wholeHeightMm(asked: PieceWish, look: EdgedLook, widthMm: number): number {
  const { hung } = edgedStones(asked);
  const tops = look.tops.map((element, index) => drawJhumkaTop(asked, element, index, TOP_OVER_BODY * widthMm));
  const topsMm = tops.reduce((sum, top) => sum + top.measures.heightMm + JOINT_MM, 0);
  const below = hung && look.fringe !== 'none' ? fringeBelow(hung, widthMm, 'body', look.fringe) : undefined;
  const belowMm = below ? pinDepthsMm(below.part, stoneWidthMm(below.stone)).bottomMm : 0;
  return topsMm + (tops.length === 0 ? EYE_MM : 0) + widthMm + belowMm;
}

/** Widths are drawn in steps. */
const STEP_MM = 0.5;
