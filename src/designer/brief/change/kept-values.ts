import { isUnder } from '#spec/request/sections/brief-span.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { saidList, type SaidEntry, withList } from '../amend/said-list.ts';

/** What of a stone can be said to stay with its value: "stay with G/VS". */
const ofStone = ['clarity', 'color_grade', 'carat_each'] as const;

/** Sections of which a value may stay, by its name under `keep`. */
const ofSections = { size: 'size', metal_approx_g: 'weight' } as const;

/** An edit without what stays: a value that is kept is no change, nor is the stone or the lock that it was read from. */
export function withoutKept(request: DesignRequest): DesignRequest {
  const { keep } = request;
  if (keep === undefined) return request;
  let next = withList(
    request,
    'stones',
    saidList(request, 'stones').flatMap((stone) => withoutKeptOf(stone, keep)),
  );
  for (const [name, section] of Object.entries(ofSections) as [keyof typeof ofSections, 'size' | 'weight'][])
    if (keep[name] !== undefined) next = without(next, section);
  return next.closure !== undefined && keep[next.closure] !== undefined ? without(next, 'closure') : next;
}

function withoutKeptOf({ value, spans }: SaidEntry<'stones'>, keep: NonNullable<DesignRequest['keep']>) {
  const kept = ofStone.filter((key) => keep[key] !== undefined && value[key] !== undefined);
  if (kept.length === 0) return [{ value, spans }];
  // A grade says that the stone is a diamond.
  const read = kept.map((key) => String(spans[`.${key}`]));
  const gone = new Set<string>([...kept, ...(read.includes(String(spans['.gem'])) ? ['gem'] : [])]);
  const left = Object.fromEntries(Object.entries(value).filter(([key]) => !gone.has(key))) as typeof value;
  const own = Object.fromEntries(Object.entries(spans).filter(([path]) => !gone.has(path.slice(1))));
  return Object.keys(left).length > 1 ? [{ value: left, spans: own }] : [];
}

function without(request: DesignRequest, name: 'size' | 'weight' | 'closure'): DesignRequest {
  const { [name]: _, ...rest } = request;
  const evidence = Object.fromEntries(Object.entries(rest.evidence).filter(([path]) => !isUnder(path, name)));
  return { ...rest, evidence };
}
