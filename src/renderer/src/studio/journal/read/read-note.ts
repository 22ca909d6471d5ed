import { z } from 'zod';
import type { Notes } from '../journal.ts';

const noteSchemas: { readonly [Name in keyof Notes]: z.ZodType<Notes[Name]> } = {
  composer: z.string(),
  likes: z.array(z.unknown()).transform((likes) => likes.filter((like) => typeof like === 'string')),
};

/** Reads a note as it is stored; undefined when it can't be read. */
export function readNote<Name extends keyof Notes>(name: Name, stored: unknown): Notes[Name] | undefined {
  return noteSchemas[name].safeParse(stored).data;
}
