/**
 * A schema for a document that the landing page reads: a schema library would be too large for it. A schema is the type
 * of a value, its reader, and its description for the documentation of the API.
 */
export interface Schema<T> {
  readonly description: Description;
  /** @param path names the value in {@link InvalidDocument} */
  read(value: unknown, path: string): T;
}

/** The type of what a schema reads. */
export type Read<S> = S extends Schema<infer T> ? T : never;

/** A value in the terms of JSON Schema, as OpenAPI uses them; no interface, which OpenAPI's own types would refuse. */
export type Description = {
  readonly type: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  readonly pattern?: string;
  readonly enum?: string[];
  readonly minimum?: number;
  readonly items?: Description;
  readonly properties?: Record<string, Description>;
  readonly required?: string[];
};

/** Thrown by schemas and caught by the reader of the whole document: nested results would be harder to read. */
export class InvalidDocument extends Error {}

export function matching(pattern: RegExp): Schema<string> {
  return {
    description: { type: 'string', pattern: pattern.source },
    read(value, path) {
      if (typeof value !== 'string' || !pattern.test(value))
        throw new InvalidDocument(`${path} is not as it should be`);
      return value;
    },
  };
}

/** A text that is not blank. */
export const text = matching(/\S/);

/** A path on this site, or an absolute address: never `javascript:`, and never `//elsewhere`. */
export const webAddress = matching(/^(\/(?![/\\])|https?:\/\/)/);

export const flag: Schema<boolean> = {
  description: { type: 'boolean' },
  read(value, path) {
    if (typeof value !== 'boolean') throw new InvalidDocument(`${path} is neither true nor false`);
    return value;
  },
};

export const positiveInteger: Schema<number> = {
  description: { type: 'integer', minimum: 1 },
  read(value, path) {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) {
      throw new InvalidDocument(`${path} is no whole number above 0`);
    }
    return value;
  },
};

export function oneOf<T extends string>(choices: readonly T[]): Schema<T> {
  return {
    description: { type: 'string', enum: [...choices] },
    read(value, path) {
      const found = choices.find((choice) => choice === value);
      if (found === undefined) throw new InvalidDocument(`${path} is none of ${choices.join(', ')}`);
      return found;
    },
  };
}

export function listOf<T>(item: Schema<T>): Schema<readonly T[]> {
  return {
    description: { type: 'array', items: item.description },
    read(value, path) {
      if (!Array.isArray(value)) throw new InvalidDocument(`${path} is no list`);
      return value.map((one, index) => item.read(one, `${path}.${index}`));
    },
  };
}

/** A member that may be missing, and is then what is usual. */
export function withDefault<T>(schema: Schema<T>, usual: T): Schema<T> {
  return { ...schema, read: (value, path) => (value === undefined ? usual : schema.read(value, path)) };
}

interface Optional<T> {
  readonly optional: Schema<T>;
}

/** A member that may be missing. */
export function optional<T>(schema: Schema<T>): Optional<T> {
  return { optional: schema };
}

type Members = Readonly<Record<string, Schema<unknown> | Optional<unknown>>>;

type RecordOf<M extends Members> = {
  readonly [K in keyof M as M[K] extends Schema<unknown> ? K : never]: Read<M[K]>;
} & {
  readonly [K in keyof M as M[K] extends Schema<unknown> ? never : K]?: M[K] extends Optional<infer T> ? T : never;
};

/** A record of these members; others are left out. */
export function record<M extends Members>(members: M): Schema<RecordOf<M>> {
  const entries = Object.entries(members).map(([name, member]) =>
    'optional' in member ? { name, schema: member.optional, needed: false } : { name, schema: member, needed: true },
  );
  return {
    description: {
      type: 'object',
      properties: Object.fromEntries(entries.map(({ name, schema }) => [name, schema.description])),
      required: entries.flatMap(({ name, needed }) => (needed ? [name] : [])),
    },
    read(value, path) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new InvalidDocument(`${path || 'config'} is missing`);
      }
      const given = value as Readonly<Record<string, unknown>>;
      const prefix = path === '' ? '' : `${path}.`;
      return Object.fromEntries(
        entries.flatMap(({ name, schema, needed }) =>
          needed || given[name] !== undefined ? [[name, schema.read(given[name], `${prefix}${name}`)]] : [],
        ),
      ) as RecordOf<M>;
    },
  };
}
