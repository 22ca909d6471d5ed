import { clashesIn } from '#spec/meanings/clashes.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { isUnder } from '#spec/request/sections/brief-span.ts';
import { type ListName, type SaidEntry, saidList, withList } from './said-list.ts';

type WordListName = Exclude<ListName, 'items' | 'stones'>;

/** Lists of which a new word takes the place of the old ones: a piece has one finish, a pendant one motif. */
const replaced: readonly WordListName[] = ['finish', 'motifs', 'views'];
const added: readonly WordListName[] = ['techniques', 'style', 'features', 'constraints', 'exclude'];

/** What a piece cannot be at once; the word that was said last holds. */
const opposites: readonly (readonly string[])[] = [
  ['small', 'dainty', 'delicate', 'minimal', 'lightweight', 'large', 'bold', 'heavy'],
  ['slim', 'chunky', 'thick'],
  ['short', 'long'],
];

/** Words about looks, and what is ruled out, with those of a change: of two that deny each other the later one holds. */
export function amendLists(base: DesignRequest, change: DesignRequest): DesignRequest {
  let next = base;
  for (const name of [...replaced, ...added]) {
    const said = saidList(change, name);
    if (said.length === 0) continue;
    const words = said.map(({ value }) => value);
    const old = replaced.includes(name) ? [] : saidList(next, name).filter(({ value }) => !words.includes(value));
    next = withList(next, name, [...old, ...said]);
  }
  return withoutOutdone(next, change);
}

/** Takes out what the change denies: what it rules out and was asked for, and what it asks for and was ruled out. */
function withoutOutdone(request: DesignRequest, change: DesignRequest): DesignRequest {
  const ruledOut = new Set(change.exclude ?? []);
  const wanted = new Set(wordsOf(change));
  const outdone = new Set(
    opposites.flatMap((words) => (words.some((word) => wanted.has(word)) ? words.filter((w) => !wanted.has(w)) : [])),
  );
  let next = request;
  for (const name of ['techniques', 'style', 'features', 'constraints', 'motifs', 'finish'] as const) {
    next = keptOf(next, name, ({ value }) => !ruledOut.has(value) && !outdone.has(value));
  }
  if (next.closure !== undefined && ruledOut.has(next.closure)) next = withoutSingle(next, 'closure');
  next = keptOf(next, 'exclude', ({ value }) => ruledOut.has(value) || !wanted.has(value));
  // "swap the diamonds for emeralds" rules out the old ones: of what is asked for and ruled out the later word holds.
  for (const { wanted: paths, excluded } of clashesIn(next)) {
    const word = next.exclude?.[Number(/\d+/.exec(excluded)?.[0])];
    if (word === undefined) continue;
    if (!ruledOut.has(word)) next = keptOf(next, 'exclude', ({ value }) => value !== word);
    else next = keptOf(next, 'stones', (_, at) => !paths.some((path) => isUnder(`stones[${at}]`, path)));
  }
  return next;
}

/** Every word by which a change asks for something. */
function wordsOf({
  style = [],
  features = [],
  techniques = [],
  constraints = [],
  motifs = [],
  stones = [],
  ...one
}: DesignRequest) {
  const ofStones = stones.flatMap(({ role, gem }) => [role, ...(gem === undefined ? [] : [gem, `${gem}s`])]);
  const { closure, finish = [], engraving, enamel } = one;
  return [
    ...style,
    ...features,
    ...techniques,
    ...constraints,
    ...motifs,
    ...finish,
    ...ofStones,
    ...(ofStones.length > 0 ? ['stones'] : []),
    ...(closure === undefined ? [] : [closure]),
    ...(engraving === undefined ? [] : ['engraving']),
    ...(enamel === undefined ? [] : ['enamel']),
  ];
}

function keptOf<Name extends ListName>(
  request: DesignRequest,
  name: Name,
  isKept: (entry: SaidEntry<Name>, at: number) => boolean,
): DesignRequest {
  const entries = saidList(request, name);
  const kept = entries.filter(isKept);
  return kept.length === entries.length ? request : withList(request, name, kept);
}

function withoutSingle(request: DesignRequest, name: 'closure'): DesignRequest {
  const { [name]: _, ...rest } = request;
  return { ...rest, evidence: Object.fromEntries(Object.entries(rest.evidence).filter(([place]) => place !== name)) };
}
