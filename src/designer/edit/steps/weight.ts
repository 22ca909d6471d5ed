import { grams } from '#shared/measure-words.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { tolerances } from '#spec/kept/tolerances.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { weightPerPiece } from '#spec/request/order/weight-per-piece.ts';
import type { HeldMeasures } from '../../parts/free-measures/free-measures.ts';
import { drawnByHalving } from '../../propose/choose/halving.ts';
import { scaledDesign } from '../../propose/choose/scaled-design.ts';
import { aimedGrams, FREE_SHARE } from '../../propose/choose/said-weight.ts';
import { netGrams } from '../../propose/estimate.ts';
import { withinFields } from '../../propose/within-fields.ts';
import { type EditStep, refused, unchanged } from '../edit-step.ts';

/** Steps in which a share of metal is found. */
const STEPS = 16;

/** More or less metal: the measures of the parts that are free to take it; stones and what was said beside it stay. */
export const editWeight: EditStep = ({ spec, said, netMetalGrams, piece }) => {
  const now = netMetalGrams;
  // The same reserve under a limit, and the same share of an order, as where a design is drawn.
  const asked = { weight: weightPerPiece(said, pieceKinds[spec.kind].pair) };
  const wished = aimedGrams({ ...spec, size: spec.size }, asked, now);
  const isLighter = said.constraints?.includes('lightweight') === true;
  const target = wished ?? (isLighter && said.weight === undefined ? now * 0.85 : undefined);
  if (target === undefined) return unchanged(spec);
  const estimated = (one: DesignSpec): number => netGrams({ ...one, size: one.size }, piece.profile.finishingLossPct);
  // What is estimated of it is put right by what it was weighed as.
  const correction = now / estimated(piece.spec);
  const { dimensions } = said;
  const held: HeldMeasures = {
    width: dimensions?.band_width_mm !== undefined || dimensions?.width_mm !== undefined,
    metalWidth: dimensions?.band_width_mm !== undefined,
    height: dimensions?.height_mm !== undefined,
    thickness: dimensions?.thickness_mm !== undefined,
    length: dimensions?.length_mm !== undefined || dimensions?.chain_length_mm !== undefined,
    face: true,
    motif: false,
  };
  const drawn = (factor: number): DesignSpec => ({
    ...spec,
    parts: { ...withinFields(scaledDesign({ ...spec, size: spec.size }, factor, held)).parts },
  });
  const weigh = (one: DesignSpec): number => estimated(one) * correction;
  const found = drawnByHalving({ ...FREE_SHARE, steps: STEPS }, drawn, (one) => weigh(one) > target);
  const best = found.reduce(
    (nearest, one) => (off(weigh(one), target) < off(weigh(nearest), target) ? one : nearest),
    spec,
  );
  const read = parseSpec(structuredClone(best));
  if (!read.ok || best === spec)
    return refused(
      spec,
      `Nothing of its metal can be ${target < now ? 'thinner' : 'heavier'} by itself: it follows from the stones.`,
    );
  const reached = weigh(best);
  const isMissed = off(reached, target) > tolerances.grams;
  return {
    spec: read.value,
    says: [`about ${grams(reached)} of metal instead of ${grams(now)}`],
    notDone: isMissed
      ? [
          {
            says: `${grams(target)} cannot be reached with this design: ${grams(reached)} is as near as it comes.`,
            instead: [],
          },
        ]
      : [],
  };
};

const off = (found: number, target: number): number => Math.abs(Math.log(found / target));
