import { stoneRole } from '#spec/meanings/stone-roles.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import { type SaidEntry, saidList, withList } from './said-list.ts';

type SaidStone = SaidEntry<'stones'>;
type Field = keyof RequestStone;

/** What another gem does not take over from the one that it replaces: its colour, its grades, where it is from. */
const ofGem: readonly Field[] = [
  'cut',
  'form',
  'color',
  'color_grade',
  'clarity',
  'clarity_is_minimum',
  'origin',
  'origin_country',
  'lab',
  'supplied_by',
];
const ofWeight: readonly Field[] = ['carat_each', 'carat_total', 'weight', 'size_word'];
const ofSize: readonly Field[] = ['diameter_mm', 'size_mm', 'size_mm_min', 'size_mm_max'];

/** The stones of a request with what a change says of them; a stone that is not there yet is added. */
export function amendStones(base: DesignRequest, change: DesignRequest): DesignRequest {
  const said = saidList(change, 'stones').filter(({ value }) => Object.keys(value).length > 1);
  if (said.length === 0) return base;
  const stones = [...saidList(base, 'stones')];
  for (const stone of said) {
    const at = stoneMeant(stones, stone.value, change.exclude ?? []);
    const old = stones[at];
    if (old === undefined) stones.push(stone);
    else stones[at] = amendedStone(old, stone);
  }
  return withList(base, 'stones', stones);
}

/** The stone that is spoken of: of the same role, the one that it replaces, else the main one. */
function stoneMeant(stones: readonly SaidStone[], said: RequestStone, excluded: readonly string[]): number {
  const sameRole = stones.findIndex(({ value }) => value.role === said.role);
  const isReplaced = ({ gem }: RequestStone): boolean => gem !== undefined && excluded.includes(`${gem}s`);
  const replaced = stones.findIndex(({ value }) => isReplaced(value));
  const sameGem = stones.findIndex(({ value }) => value.gem !== undefined && value.gem === said.gem);
  // "Make the baguettes tapered": those that are baguettes, not the centre.
  const sameFamily = said.gem === undefined ? stones.findIndex(({ value }) => isOutlineOf(value, said)) : -1;
  const main = stones.findIndex(({ value }) => stoneRole(value.role).isUsual);
  const isMain = stoneRole(said.role).isUsual;
  const found = isMain ? [replaced, sameGem, sameFamily, sameRole, main] : [sameRole];
  const only = isMain && stones.length === 1 ? 0 : -1;
  return [...found, only].find((at) => at >= 0) ?? -1;
}

/** Whether two outlines are of one family: a tapered baguette is a baguette. */
function isOutlineOf({ shape: old }: RequestStone, { shape: young }: RequestStone): boolean {
  return (
    old !== undefined &&
    young !== undefined &&
    (old === young || old.endsWith(`_${young}`) || young.endsWith(`_${old}`))
  );
}

function amendedStone(old: SaidStone, { value: said, spans }: SaidStone): SaidStone {
  const fallen = new Set<string>([
    ...(said.gem !== undefined && said.gem !== old.value.gem ? ofGem : []),
    // The weight of a stone that is cut otherwise stays, its millimetres don't.
    ...(said.shape !== undefined && said.shape !== old.value.shape ? [...ofSize, 'cut'] : []),
    ...([...ofWeight, ...ofSize].some((field) => said[field] !== undefined) ? [...ofWeight, ...ofSize] : []),
    ...(said.setting !== undefined && said.setting !== old.value.setting ? ['prongs_per_stone'] : []),
  ]);
  const { role: _, ...told } = said;
  const kept = Object.entries(old.value).filter(([field]) => !fallen.has(field));
  const { '.role': _role, ...toldSpans } = spans;
  const keptSpans = Object.entries(old.spans).filter(([place]) => !fallen.has(place.slice(1).replace(/\W.*$/, '')));
  return {
    value: { ...(Object.fromEntries(kept) as RequestStone), ...told, role: old.value.role },
    spans: { ...Object.fromEntries(keptSpans), ...toldSpans },
  };
}
