import { z } from 'zod';
import type { Notes } from '../journal.ts';
import type { LikeChange } from '../kept-likes.ts';

const idsSchema = z.array(z.unknown()).transform((ids) => ids.filter((id) => typeof id === 'string'));
const changeSchema: z.ZodType<LikeChange> = z.object({ design: z.string(), isLiked: z.boolean() });

const likesSchema = z.object({
  liked: idsSchema,
  unsent: z
    .array(z.unknown())
    .catch([])
    .transform((changes) => changes.flatMap((change) => changeSchema.safeParse(change).data ?? [])),
});

/** Until 24 November 2026 likes were a list of ids, and stayed in this browser. */
const earlierLikesSchema = idsSchema.transform((liked) => ({
  liked,
  unsent: liked.map((design) => ({ design, isLiked: true })),
}));

const noteSchemas: { readonly [Name in keyof Notes]: z.ZodType<Notes[Name]> } = {
  composer: z.string(),
  likes: z.union([likesSchema, earlierLikesSchema]),
};

/** Reads a note as it is stored; undefined when it can't be read. */
export function readNote<Name extends keyof Notes>(name: Name, stored: unknown): Notes[Name] | undefined {
  return noteSchemas[name].safeParse(stored).data;
}
