/** Reads nested data from outside without a schema library, which would be too large for the landing page. */
export type Reader<T> = (value: unknown, path: string) => T;

/** Thrown by readers and caught by the reader of the whole document, because nested results would be harder to read. */
export class NotAsAgreed extends Error {}

export const record: Reader<Readonly<Record<string, unknown>>> = (value, path) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new NotAsAgreed(`${path} is missing`);
  return value as Readonly<Record<string, unknown>>;
};

export const list: Reader<readonly unknown[]> = (value, path) => {
  if (!Array.isArray(value)) throw new NotAsAgreed(`${path} is no list`);
  return value;
};

export const text: Reader<string> = (value, path) => {
  if (typeof value !== 'string' || value.trim() === '') throw new NotAsAgreed(`${path} is no text`);
  return value;
};

export function matching(value: unknown, pattern: RegExp, path: string): string {
  const found = text(value, path);
  if (!pattern.test(found)) throw new NotAsAgreed(`${path} is not as it should be`);
  return found;
}

/** A path on this site, or an absolute address: never `javascript:`, and never `//elsewhere`. */
export const webAddress: Reader<string> = (value, path) => matching(value, /^(\/(?![/\\])|https?:\/\/)/, path);

export const flag: Reader<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw new NotAsAgreed(`${path} is neither true nor false`);
  return value;
};

export const positive: Reader<number> = (value, path) => {
  if (typeof value !== 'number' || !(value > 0)) throw new NotAsAgreed(`${path} is no number above 0`);
  return value;
};

export function oneOf<T extends string>(value: unknown, choices: readonly T[], path: string): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new NotAsAgreed(`${path} is none of ${choices.join(', ')}`);
  return found;
}

/** A member that may be missing. */
export function optional<K extends string, T>(
  name: K,
  value: unknown,
  read: (value: unknown) => T,
): { readonly [P in K]?: T } {
  return value === undefined ? {} : ({ [name]: read(value) } as { readonly [P in K]?: T });
}
