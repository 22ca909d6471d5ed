import { pick, type RandomSource } from '#shared/random.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { type DesignRequest, designRequestSchema } from '#spec/request/design-request.ts';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import { builtCutIds } from '#spec/tables/cuts.ts';
import { gemIds, gems } from '#spec/tables/gems.ts';
import { archetypeOf, archetypeNames } from '../../archetypes/registry.ts';

/** Every name that a piece of the studio can be ordered by, with the archetype that it names first. */
const orders = archetypeNames.flatMap((archetypeName) => {
  const archetype = archetypeOf(archetypeName);
  return archetype.names.flatMap(({ types, subtype }) => types.map((type) => ({ type, subtype, archetype })));
});

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
 * A random request, the same for the same stream of numbers: any piece, stone, cut, size and metal. For soak tests of
 * the recipes and the engine.
 */
export function randomRequest(random: RandomSource): DesignRequest {
  const { type, subtype, archetype } = pick(random, orders);
  const { body, stones: use } = archetype;
  const { sizedBy } = pieceKinds[body.kind];
  const withStone = use.needed || random() < 0.3;
  const halo = withStone && use.total === 'sized' && random() < 0.2;
  const stones = [...(withStone ? [randomStone(random)] : []), ...(halo ? [{ role: 'halo', gem: 'diamond' }] : [])];
  return designRequestSchema.parse({
    intent: 'new_design',
    items: [{ type, ...(subtype === undefined ? {} : { subtype }) }],
    metal: pick(random, metals),
    ...(stones.length > 0 ? { stones } : {}),
    ...(sizedBy === 'finger' ? { size: { system: 'US', value: 4 + Math.floor(random() * 33) / 4 } } : {}),
    ...(sizedBy === 'wrist'
      ? { size: { system: 'IN_BANGLE', value: pick(random, ['2-2', '2-4', '2-6', '2-8', '2-10']) } }
      : {}),
    ...(body.motifs === 'on-plates' && random() < 0.3 ? { motifs: [pick(random, motifs)] } : {}),
    ...(random() < 0.2 ? { style: [pick(random, ['vintage', 'modern', 'bold', 'dainty', 'traditional'])] } : {}),
    must_ask: [],
    should_warn: [],
    evidence: {},
    assumptions: [],
  });
}

function randomStone(random: RandomSource): RequestStone {
  const shape = pick(random, builtCutIds);
  const gem = pick(
    random,
    random() < 0.5 ? (['diamond', 'lab_diamond', 'ruby', 'sapphire_blue', 'emerald'] as const) : faceted,
  );
  return { role: 'main', gem, ...(random() < 0.8 ? { shape } : {}), ...randomSize(random) };
}

/** No size in half of the cases, else usual carats or millimetres. */
function randomSize(random: RandomSource): Partial<RequestStone> {
  const luck = random();
  if (luck < 0.55) return {};
  if (luck < 0.8) return { carat_each: Math.round((0.2 + 2.3 * random()) * 100) / 100 };
  const widthMm = Math.round((3 + 5 * random()) * 10) / 10;
  return { size_mm: [Math.round(widthMm * (1 + 0.5 * random()) * 10) / 10, widthMm] };
}
