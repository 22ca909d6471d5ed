import { clamp } from '#shared/units.ts';
import { fieldsOfPart } from '#spec/part-fields.ts';
import type { Part } from '#spec/part-registry.ts';
import type { HeldMeasures } from '../../parts/free-measures/free-measures.ts';
import { knowledgeOf } from '../../parts/registry.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';

/** What was said of a piece stays as it is. */
export function heldMeasures({ lengths, hands = {} }: PieceWish): HeldMeasures {
  const { bandWidthMm, widthMm, diameterMm, heightMm, lengthMm, thicknessMm, faceLengthMm, faceWidthMm } = lengths;
  const said = (...measures: readonly (number | undefined)[]): boolean => measures.some((mm) => mm !== undefined);
  return {
    width: said(bandWidthMm, widthMm, diameterMm),
    metalWidth: said(bandWidthMm, widthMm),
    height: said(heightMm),
    thickness: said(thicknessMm),
    length: said(lengthMm),
    face: said(faceLengthMm, faceWidthMm, widthMm),
    motif: Object.values(hands).some(({ motifMm }) => motifMm !== undefined),
  };
}

/** A design whose free parts have about so many times their metal. */
export function scaledDesign(design: ComposedDesign, factor: number, held: HeldMeasures): ComposedDesign {
  const parts = Object.entries(design.parts).map(([id, part]): readonly [string, Part] => {
    const { free } = knowledgeOf(part);
    return [id, free === 'fixed' ? part : movedWithinFields(part, free.scaled(part, factor, { design, id, held }))];
  });
  return { ...design, parts: Object.fromEntries(parts) };
}

/** Measures that were moved stay where the design language holds them, whatever weight was said. */
function movedWithinFields(before: Part, scaled: Part): Part {
  const measures: Readonly<Record<string, unknown>> = { ...scaled };
  const was: Readonly<Record<string, unknown>> = { ...before };
  const moved = fieldsOfPart(scaled.kind).flatMap(({ key, meta }): readonly (readonly [string, number])[] => {
    const measure = measures[key];
    if (meta.control !== 'number' || typeof measure !== 'number' || measure === was[key]) return [];
    return [[key, clamp(measure, meta.min, meta.max)]];
  });
  return { ...scaled, ...Object.fromEntries(moved) };
}

/** The part that was moved, in its new measures, and what for; of several the first, which the others follow. */
export function sayMoved(before: ComposedDesign, after: ComposedDesign, purpose: string): readonly string[] {
  const moved = Object.entries(after.parts).flatMap(([id, part]) => {
    const { free } = knowledgeOf(part);
    const isMoved = JSON.stringify(part) !== JSON.stringify(before.parts[id]);
    return free === 'fixed' || !isMoved ? [] : [free.say(part)];
  });
  const [first, ...others] = new Set(moved);
  if (first === undefined) return [];
  return [`${first}${others.length > 0 ? ' and the rest with it' : ''}, for the ${purpose}`];
}
