import { z } from 'zod';

/** A document that is kept on disk with the version of its form, and what brings older forms up to it. */
export interface VersionedForm<T> {
  readonly version: number;
  readonly schema: z.ZodType<T>;
  /** By the version that they start from: each makes a document of the next one. */
  readonly upgrades: Readonly<Record<number, (older: Readonly<Record<string, unknown>>) => object>>;
}

const ofSomeVersion = z.looseObject({ version: z.number().int().positive() });

/**
 * Reads a document, whichever version of the program wrote it.
 * @returns undefined where it is none, or where a newer version wrote it, whose meaning nobody knows here
 */
export function readVersioned<T>(text: string, { version, schema, upgrades }: VersionedForm<T>): T | undefined {
  const written = ofSomeVersion.safeParse(parsed(text));
  if (!written.success) return undefined;
  let current: Readonly<Record<string, unknown>> = written.data;
  for (let from = written.data.version; from < version; from += 1) {
    const upgrade = upgrades[from];
    if (upgrade === undefined) return undefined;
    current = { ...upgrade(current), version: from + 1 };
  }
  return schema.safeParse(current).data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
