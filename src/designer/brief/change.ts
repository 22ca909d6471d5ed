import { isUnder } from '#spec/request/sections/brief-span.ts';
import { stoneRole } from '#spec/meanings/stone-roles.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestStone } from '#spec/request/sections/stone.ts';

type Changes = NonNullable<DesignRequest['changes']>;
type Fields = Changes[string];

/** Names of the main stone's fields among `changes`. */
const names: Readonly<Record<string, string>> = { prongs_per_stone: 'prongs' };

/**
 * An edit names what is to be different: metal, main stone, size and band move to `changes` with their evidence. A halo
 * or side stones that are added stay in `stones`. Any other request is returned as it is.
 */
export function asChange(request: DesignRequest): DesignRequest {
  if (request.intent !== 'edit') return withoutChanges(request);
  const { metal, stones = [], size, dimensions, weight, finish, profile, closure, changes: said, ...rest } = request;
  const main = stones.findIndex(({ role }) => stoneRole(role).isUsual);
  const others = stones.filter((_, index) => index !== main);
  // Among changes the key says that it is the main stone, so the role is dropped.
  const center = centerChange(stones[main], request.keep, request.evidence[`stones[${main}].gem`] !== undefined);
  const changes: Changes = {
    ...record('metal', metal),
    ...record('center', center),
    ...record('size', size),
    ...record('dimensions', dimensions),
    ...record('weight', weight),
    ...(finish ? { finish: { kind: finish.join(',') } } : {}),
    ...(profile === undefined ? {} : { band: { profile } }),
    ...(closure === undefined ? {} : { closure: { kind: closure } }),
  };
  // "a bigger stone, 2 ct": the measure says how much bigger.
  const comparisons = Object.entries(said ?? {}).map(
    ([subject, fields]) => [subject, withoutVague(fields, changes[subject])] as const,
  );
  for (const [subject, fields] of comparisons) changes[subject] = { ...changes[subject], ...fields };
  const evidence = Object.entries(request.evidence).flatMap(([path, span]): [string, typeof span][] => {
    const place = moved(path, main, center);
    return place === undefined ? [] : [[place, span]];
  });
  return {
    ...rest,
    ...(others.length > 0 && { stones: others }),
    ...(Object.keys(changes).length > 0 && { changes }),
    assumptions: request.assumptions.filter(({ field }) => !isUnder(field, 'items')),
    evidence: Object.fromEntries(evidence),
  };
}

/** "bigger, 2 ct", "longer, 35 mm": beside a measure the word says nothing more. */
function withoutVague(fields: Fields, measured: Fields | undefined): Fields {
  const keys = Object.keys(measured ?? {});
  const isMeasured = (field: string) =>
    keys.some(
      (key) =>
        (field === 'size' && key.startsWith('carat')) ||
        key.replace(/(?:_max|_min|_approx)?_(?:mm|g)$/, '') === field ||
        (field === 'chain_length' && key.startsWith('length')),
    );
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !isMeasured(field)));
}

/** Of the main stone only what is to be different: nothing that stays, and no claws beside their number. */
function centerChange(
  stone: RequestStone | undefined,
  keep: DesignRequest['keep'],
  saysGem: boolean,
): Partial<RequestStone> {
  if (!stone) return {};
  const { role: _, ...change }: Partial<RequestStone> = stone;
  if (keep?.['clarity'] !== undefined) delete change.clarity;
  // "up a stone size, down a colour": what a new stone would be taken for is no change of the one that is there.
  if (keep?.['stones'] !== undefined || !saysGem) delete change.gem;
  if (change.prongs_per_stone !== undefined && change.setting === 'prong') delete change.setting;
  return change;
}

/** "thinner" says nothing of a piece that is not there yet. */
function withoutChanges(request: DesignRequest): DesignRequest {
  const { changes: _, keep, ...rest } = request;
  const isRemodel = request.intent === 'remodel';
  const evidence = Object.entries(request.evidence).filter(
    ([path]) => !path.startsWith('changes.') && (isRemodel || !path.startsWith('keep.')),
  );
  return { ...rest, ...(isRemodel && keep && { keep }), evidence: Object.fromEntries(evidence) };
}

function record(subject: string, fields: Readonly<Record<string, unknown>> | undefined): Changes {
  const scalars = Object.entries(fields ?? {}).flatMap(([key, value]): [string, string | number | boolean][] =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[names[key] ?? key, value]]
      : [],
  );
  return scalars.length === 0 ? {} : { [subject]: Object.fromEntries(scalars) };
}

/** The path of a value after the move; undefined when it is dropped. */
function moved(path: string, main: number, center: Partial<RequestStone>): string | undefined {
  if (/^(?:metal|size|dimensions|weight)\./.test(path)) return `changes.${path}`;
  if (path === 'profile') return 'changes.band.profile';
  if (path === 'closure') return 'changes.closure.kind';
  if (path.startsWith('finish')) return 'changes.finish.kind';
  const stone = /^stones\[(\d+)\]\.(.+)$/.exec(path);
  if (!stone) return path;
  const [index, field] = [Number(stone[1]), stone[2] ?? ''];
  if (index !== main) return `stones[${main >= 0 && index > main ? index - 1 : index}].${field}`;
  return field === 'role' || !(field in center) ? undefined : `changes.center.${names[field] ?? field}`;
}
