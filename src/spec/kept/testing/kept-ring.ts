import { type DesignRequest, designRequestSchema } from '../../request/design-request.ts';
import { parseSpec } from '../../parse-spec.ts';
import { haloRing } from '../../testing/sample-specs.ts';
import type { Appraisal } from '../appraisal.ts';

function parsedRing() {
  const parsed = parseSpec(haloRing);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.value;
}

/** A halo ring as weighed. */
export const appraisedRing: Appraisal = {
  spec: parsedRing(),
  stones: [
    { stoneId: 'centre', count: 1, caratsEach: 1.5, caratsTotal: 1.5 },
    { stoneId: 'melee', count: 20, caratsEach: 0.01, caratsTotal: 0.2 },
  ],
  netMetalGrams: 4,
  price: { amount: 1900, currency: 'USD' },
};

/** A request with what was read of it left empty. */
export function requestOf(said: Record<string, unknown>): DesignRequest {
  const read = { must_ask: [], should_warn: [], assumptions: [], evidence: {} };
  return designRequestSchema.parse({ intent: 'new_design', ...read, ...said });
}

/** Everything that can be said of {@link appraisedRing} and is true of it. */
export const askedRing = requestOf({
  items: [{ type: 'ring', subtype: 'halo', qty: 1, unit: 'piece' }],
  metal: { material: 'gold', karat: 18, fineness: 750, color: 'rose' },
  stones: [
    {
      role: 'center',
      gem: 'ruby',
      shape: 'oval',
      color: 'red',
      count: 1,
      carat_each: 1.52,
      size_mm: [6, 8],
      setting: 'prong',
      prongs_per_stone: 4,
      orientation: 'north_south',
    },
    { role: 'halo', gem: 'diamond', shape: 'round', count: 20, carat_total: 0.2, diameter_mm: 1.15, origin: 'natural' },
  ],
  total_carat: { value: 1.7, includes_center: true },
  size: { system: 'US', value: 6.5 },
  dimensions: { band_width_mm: 2.1 },
  weight: { metal_approx_g: 4.1 },
  finish: ['high_polish'],
  features: ['tapered', 'halo'],
  profile: 'd_shape',
  budget: { currency: 'USD', max: 2000 },
  exclude: ['platinum', 'bezel', 'pave', 'emeralds', 'matte'],
});
