import type { Appraisal } from '#spec/kept/appraisal.ts';
import { compareWith } from '#spec/kept/comparison.ts';
import { isLoose, rolesOf, type SeenStones } from '#spec/kept/stones/answer-stones.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestDimensions } from '#spec/request/sections/measure.ts';
import type { RequestMetal } from '#spec/request/sections/metal.ts';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import type { Shown } from '#spec/shown/shown.ts';
import { type AlloyId, alloys } from '#spec/tables/alloys.ts';
import { shownLength } from './shown-length.ts';

/** A piece in the words of a request, with the stones of the piece that its stones stand for. */
export interface DescribedPiece {
  readonly request: DesignRequest;
  readonly lines: readonly SeenStones[];
}

/**
 * A piece as somebody would ask for it who has measured it, so that a change is read of what is there now: "thinner" of
 * its band as it is, "white gold" in its karat. What was said of it and is no number stays as it was said.
 */
export function describedRequest(said: DesignRequest, design: Appraisal): DescribedPiece {
  const { spec, netMetalGrams, price } = design;
  const { shown, lines } = compareWith(said, design);
  const { budget: _budget, changes: _changes, keep: _keep, total_carat: _total, items, ...rest } = said;
  const { orderedAs } = pieceKinds[spec.kind];
  const ordered = items?.[0] && orderedAs.includes(items[0].type) ? items[0] : undefined;
  const { length_mm: _length, width_mm: _width, ...item } = ordered ?? { type: orderedAs[0] ?? spec.kind };
  return {
    lines,
    request: {
      ...rest,
      intent: 'new_design',
      items: [item],
      metal: describedMetal(spec.metal.alloy),
      stones: lines.map(describedStone),
      ...(spec.size && { size: describedSize(spec.size) }),
      dimensions: describedDimensions(shown),
      weight: { metal_approx_g: netMetalGrams },
      budget: { target: price.amount, currency: price.currency },
      must_ask: [],
      should_warn: [],
      evidence: {},
      assumptions: [],
    },
  };
}

/** A size as a client would say it who has measured it. */
export function describedSize({
  system,
  value,
  innerDiameterMm,
}: NonNullable<Appraisal['spec']['size']>): NonNullable<DesignRequest['size']> {
  return { system: null, inner_diameter_mm: innerDiameterMm, ...(system !== 'mm' && { system, value }) };
}

/** An alloy as a client would say it. */
export function describedMetal(id: AlloyId): RequestMetal {
  const { metal, karat, colour, fineness } = alloys[id];
  if (metal === 'gold') return { material: 'gold', ...(karat === null ? {} : { karat }), color: colour };
  return { material: metal, ...(fineness === null ? {} : { fineness }) };
}

function describedStone(line: SeenStones): RequestStone {
  const { stone, caratsEach, count, holds } = line;
  const [hold] = holds;
  return {
    role: line.leads ? 'center' : (rolesOf(line)[0] ?? (isLoose(line) ? 'hanging' : 'side')),
    gem: stone.gem,
    shape: stone.shape,
    carat_each: Number(caratsEach.toFixed(4)),
    count,
    ...(hold && { setting: hold.settings[0] }),
    ...(hold?.prongs !== undefined && { prongs_per_stone: hold.prongs }),
  };
}

/** The measures that a client may ask to be more or less, as the parts show them. */
function describedDimensions(shown: readonly Shown[]): RequestDimensions {
  const fields = [
    'band_width_mm',
    'thickness_mm',
    'width_mm',
    'height_mm',
    'length_mm',
    'diameter_mm',
    'chain_length_mm',
  ] as const;
  const measured = fields.flatMap((field) => {
    const mm = shownLength(shown, field);
    return mm === undefined ? [] : [[field, mm] as const];
  });
  return Object.fromEntries(measured);
}
