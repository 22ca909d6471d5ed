import { pick, type RandomSource } from '#shared/random.ts';
import { type DesignRequest, designRequestSchema } from '#spec/request/design-request.ts';
import type { RequestStone } from '#spec/request/stone.ts';
import { facetedCutIds } from '#spec/tables/cuts.ts';
import { gemIds, gems } from '#spec/tables/gems.ts';

/** Every piece that the studio builds, as it is ordered. */
const orders = [
  ['ring', 'engagement'],
  ['ring', 'solitaire'],
  ['ring', 'three_stone'],
  ['ring', 'toi_et_moi'],
  ['ring', 'cluster'],
  ['ring', 'full_eternity'],
  ['ring', 'half_eternity'],
  ['ring', 'wedding'],
  ['ring', 'signet'],
  ['pendant', undefined],
  ['pendant', 'solitaire'],
  ['pendant', 'halo'],
  ['pendant', 'medallion'],
  ['earrings', 'stud'],
  ['earrings', 'halo'],
  ['earrings', 'drop'],
  ['bangle', undefined],
  ['bangle', 'kada'],
  ['bracelet', 'tennis'],
  ['chain', 'cable'],
  ['bracelet', 'curb'],
] as const;

const metals = [
  { material: 'gold', karat: 18, color: 'yellow' },
  { material: 'gold', karat: 14, color: 'white' },
  { material: 'gold', karat: 18, color: 'rose' },
  { material: 'gold', karat: 22 },
  { material: 'platinum' },
  { material: 'silver' },
  { material: 'gold', karat: 9 },
] as const;

const motifs = ['heart', 'leaf', 'lotus', 'star', 'moon', 'paisley', 'drop', 'flower', 'cross', 'hexagon'] as const;

const faceted = gemIds.filter((gem) => gems[gem].usualForm === 'faceted');

/**
 * A request as a stranger might make it, the same for the same stream of numbers: any piece, stone, cut, size and metal.
 * For soaking the recipes and the engine behind them.
 */
export function randomRequest(random: RandomSource): DesignRequest {
  const [type, subtype] = pick(random, orders);
  const wearsFinger = type === 'ring';
  const plain = subtype === 'wedding' || subtype === 'signet' || type === 'chain' || subtype === 'curb';
  const withStone = !plain || random() < 0.3;
  const halo = wearsFinger && subtype === 'engagement' && random() < 0.4;
  const stones = [...(withStone ? [randomStone(random)] : []), ...(halo ? [{ role: 'halo', gem: 'diamond' }] : [])];
  return designRequestSchema.parse({
    intent: 'new_design',
    items: [{ type, ...(subtype === undefined ? {} : { subtype }) }],
    metal: pick(random, metals),
    ...(stones.length > 0 ? { stones } : {}),
    ...(wearsFinger ? { size: { system: 'US', value: 4 + Math.floor(random() * 33) / 4 } } : {}),
    ...(type === 'bangle'
      ? { size: { system: 'IN_BANGLE', value: pick(random, ['2-2', '2-4', '2-6', '2-8', '2-10']) } }
      : {}),
    ...(type === 'pendant' && random() < 0.5 ? { motifs: [pick(random, motifs)] } : {}),
    ...(random() < 0.2 ? { style: [pick(random, ['vintage', 'modern', 'bold', 'dainty', 'traditional'])] } : {}),
    must_ask: [],
    should_warn: [],
    evidence: {},
    assumptions: [],
  });
}

function randomStone(random: RandomSource): RequestStone {
  const shape = pick(random, facetedCutIds);
  const gem = pick(
    random,
    random() < 0.5 ? (['diamond', 'lab_diamond', 'ruby', 'sapphire_blue', 'emerald'] as const) : faceted,
  );
  return { role: 'main', gem, ...(random() < 0.8 ? { shape } : {}), ...randomSize(random) };
}

/** Half of the customers say no size, the others carats or millimetres that a counter sees. */
function randomSize(random: RandomSource): Partial<RequestStone> {
  const luck = random();
  if (luck < 0.55) return {};
  if (luck < 0.8) return { carat_each: Math.round((0.2 + 2.3 * random()) * 100) / 100 };
  const widthMm = Math.round((3 + 5 * random()) * 10) / 10;
  return { size_mm: [Math.round(widthMm * (1 + 0.5 * random()) * 10) / 10, widthMm] };
}
