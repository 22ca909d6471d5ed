import { isUnder } from '#spec/request/sections/brief-span.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { BriefContext } from '../extract/subject.ts';
import type { TextSpan } from '../parse/span.ts';
import { changedStones } from './changed-stones.ts';
import { withoutKept } from './kept-values.ts';
import { wordsCompared } from './words-compared.ts';

type Changes = NonNullable<DesignRequest['changes']>;
type Fields = Changes[string];
type Evidence = Readonly<Record<string, TextSpan>>;

/** Names of a stone's fields among `changes`. */
const names: Readonly<Record<string, string>> = { prongs_per_stone: 'prongs' };

/** The parts of a request that are changes of a design, by the subject that they are then told under. */
const moving: readonly (readonly [path: string, place: string])[] = [
  ['metal', 'changes.metal'],
  ['size', 'changes.size'],
  ['dimensions', 'changes.dimensions'],
  ['weight', 'changes.weight'],
  ['finish', 'changes.finish.kind'],
  ['profile', 'changes.band.profile'],
  ['closure', 'changes.closure.kind'],
];

/**
 * An edit names what is to be different: metal, stones, size and band move to `changes` with their evidence. Stones that
 * are added stay in `stones`. Any other request is returned as it is.
 */
export function asChange(request: DesignRequest, context: BriefContext): DesignRequest {
  if (request.intent !== 'edit') return withoutChanges(request);
  const { stones, request: edit } = changedStones(context, wordsCompared(withoutKept(request)));
  const { metal, size, dimensions, weight, finish, profile, closure, changes: said, ...rest } = edit;
  const changes: Changes = {
    ...record('metal', metal),
    ...Object.fromEntries(stones.flatMap(({ subject, stone }) => Object.entries(record(subject, stone)))),
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
  for (const [subject, fields] of comparisons)
    if (Object.keys(fields).length > 0) changes[subject] = { ...changes[subject], ...fields };
  const ofStones: Evidence = Object.assign(
    {},
    ...stones.map(({ subject, spans }) => underSubject(`changes.${subject}`, spans)),
  );
  return {
    ...rest,
    ...(Object.keys(changes).length > 0 && { changes }),
    assumptions: request.assumptions.filter(({ field }) => !isUnder(field, 'items')),
    evidence: {
      ...Object.fromEntries(Object.entries(edit.evidence).map(([path, span]) => [moved(path), span])),
      ...ofStones,
    },
  };
}

function underSubject(place: string, spans: Evidence): Evidence {
  return Object.fromEntries(
    Object.entries(spans).map(([path, span]) => [`${place}.${names[path.slice(1)] ?? path.slice(1)}`, span]),
  );
}

/** "bigger, 2 ct", "longer, 35 mm": beside a measure the word says nothing more. */
function withoutVague(fields: Fields, measured: Fields | undefined): Fields {
  const keys = Object.keys(measured ?? {});
  const isMeasured = (field: string) =>
    keys.some(
      (key) =>
        (field === 'size' && (key.startsWith('carat') || key.startsWith('diameter') || key.startsWith('size_mm'))) ||
        key.replace(/(?:_max|_min|_approx)?_(?:mm|g)$/, '') === field ||
        (field === 'chain_length' && key.startsWith('length')),
    );
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !isMeasured(field)));
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
  const scalars = Object.entries(fields ?? {}).flatMap(([key, value]): [string, string | number | boolean][] => {
    // "an 8x6 ruby": measures are told as they are written.
    if (Array.isArray(value)) return [[key, value.join('x')]];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[names[key] ?? key, value]]
      : [];
  });
  return scalars.length === 0 ? {} : { [subject]: Object.fromEntries(scalars) };
}

/** The path of a value after the move. */
function moved(path: string): string {
  const [from, to] = moving.find(([part]) => isUnder(path, part)) ?? [];
  if (from === undefined || to === undefined) return path;
  return path.startsWith(`${from}.`) ? `${to}${path.slice(from.length)}` : to;
}
