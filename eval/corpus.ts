import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type DesignRequest, designRequestSchema } from '#spec/request/design-request.ts';

/** Half of its briefs are held back. */
const CORPUS = join(import.meta.dirname, 'corpus');

/** Briefs by other authors, none of them held back. */
const PRACTICE = join(import.meta.dirname, 'practice');

/** The computed fields of a request, empty. */
const nothingComputed = { must_ask: [], should_warn: [], assumptions: [], evidence: {} };

const markedBriefSchema = z
  .strictObject({
    brief: z.string().min(1),
    tags: z.array(z.string()).min(1),
    /** Everything that the brief says, marked by hand. */
    says: z
      .record(z.string(), z.unknown())
      .transform((said) => designRequestSchema.parse({ ...nothingComputed, ...said }))
      .optional(),
    /** No jewellery at all: to be refused. */
    refused: z.literal(true).optional(),
    notes: z.string().optional(),
  })
  .refine(({ says, refused }) => (says === undefined) === (refused === true), 'a brief says something or is refused');

/** A brief with what it says, or undefined where it has to be refused. */
export interface MarkedBrief {
  readonly brief: string;
  readonly tags: readonly string[];
  readonly says: DesignRequest | undefined;
  readonly half: Half;
}

/** Rules are written for the one half; the other is only scored, so that the score is honest. */
export type Half = 'develop' | 'held-back';

/** The half of a brief, by its words alone, so that adding a brief moves no other. */
export function halfOf(brief: string): Half {
  const [first = 0] = createHash('sha256').update(brief).digest();
  return first % 2 === 0 ? 'develop' : 'held-back';
}

/** The marked briefs of a half, in the order of the files. */
export function readHalf(half: Half): readonly MarkedBrief[] {
  const briefs = [...briefsIn(CORPUS, halfOf), ...briefsIn(PRACTICE, () => 'develop')];
  return briefs.filter((marked) => marked.half === half);
}

function briefsIn(folder: string, half: (brief: string) => Half): readonly MarkedBrief[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const marked = z.array(markedBriefSchema).parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      return marked.map(({ brief, tags, says }) => ({ brief, tags, says, half: half(brief) }));
    });
}
