import { isUnder } from '#spec/request/sections/brief-span.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { TextSpan } from '../parse/span.ts';

/** The parts of a request that are lists. */
export type ListName =
  | 'items'
  | 'stones'
  | 'finish'
  | 'techniques'
  | 'motifs'
  | 'style'
  | 'features'
  | 'constraints'
  | 'exclude'
  | 'views';

export type Entry<Name extends ListName> = NonNullable<DesignRequest[Name]>[number];

/** An entry of a list with its evidence, which keeps it wherever the entry moves to. */
export interface SaidEntry<Name extends ListName> {
  readonly value: Entry<Name>;
  /** By the path behind the entry: "" for a word, ".gem" for a field. */
  readonly spans: Readonly<Record<string, TextSpan>>;
}

/** The entries of a list of a request. */
export function saidList<Name extends ListName>(request: DesignRequest, name: Name): readonly SaidEntry<Name>[] {
  const values = (request[name] ?? []) as readonly Entry<Name>[];
  return values.map((value, index) => {
    const path = `${name}[${index}]`;
    const own = Object.entries(request.evidence).filter(([place]) => isUnder(place, path));
    return { value, spans: Object.fromEntries(own.map(([place, span]) => [place.slice(path.length), span])) };
  });
}

/** The request with another list in the place of its own. */
export function withList<Name extends ListName>(
  request: DesignRequest,
  name: Name,
  entries: readonly SaidEntry<Name>[],
): DesignRequest {
  const { [name]: _, ...rest } = request;
  const others = Object.entries(request.evidence).filter(([place]) => !isUnder(place, name));
  const own = entries.flatMap(({ spans }, index) =>
    Object.entries(spans).map(([place, span]) => [`${name}[${index}]${place}`, span] as const),
  );
  return {
    ...(rest as DesignRequest),
    ...(entries.length > 0 && { [name]: entries.map(({ value }) => value) }),
    evidence: Object.fromEntries([...others, ...own]),
  };
}
