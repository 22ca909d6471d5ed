import type { DesignRequest } from '#spec/request/design-request.ts';

type Changes = NonNullable<DesignRequest['changes']>;

/** How a field of the main stone is called among changes. */
const names: Readonly<Record<string, string>> = { prongs_per_stone: 'prongs' };

/**
 * An edit names what is to be different: metal, main stone, size and band move to `changes`, their evidence with
 * them. Any other request is returned as it is.
 */
export function asChange(request: DesignRequest): DesignRequest {
  if (request.intent !== 'edit') return request;
  const { metal, stones, size, dimensions, finish, profile, ...rest } = request;
  const [center, ...others] = stones ?? [];
  const changes: Changes = {
    ...record('metal', metal),
    // Among changes the main stone is known by its key.
    ...record('center', { ...center, role: undefined }),
    ...record('size', size),
    ...record('dimensions', dimensions),
    ...(finish ? { finish: { kind: finish.join(',') } } : {}),
    ...(profile === undefined ? {} : { band: { profile } }),
  };
  return {
    ...rest,
    ...(others.length > 0 && { stones: others }),
    ...(Object.keys(changes).length > 0 && { changes }),
    assumptions: request.assumptions.filter(({ field }) => !field.startsWith('items')),
    evidence: Object.fromEntries(
      Object.entries(request.evidence).flatMap(([path, span]) =>
        path === 'stones[0].role' ? [] : [[moved(path), span]],
      ),
    ),
  };
}

function record(subject: string, fields: Readonly<Record<string, unknown>> | undefined): Changes {
  const scalars = Object.entries(fields ?? {}).flatMap(([key, value]): [string, string | number | boolean][] =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[names[key] ?? key, value]]
      : [],
  );
  return scalars.length === 0 ? {} : { [subject]: Object.fromEntries(scalars) };
}

function moved(path: string): string {
  const center = /^stones\[0\]\.(.+)$/.exec(path)?.[1];
  if (center !== undefined) return `changes.center.${names[center] ?? center}`;
  return /^(?:metal|size|dimensions)\./.test(path) ? `changes.${path}` : path;
}
