import { z } from 'zod';

const design = z.string().max(40).describe('Which open design: d1, d2…');
const says = z
  .string()
  .max(1500)
  .describe('What you tell the client: one or two plain sentences, no weights and no prices');
const brief = z.string().max(4000);

/** A patch as a model is asked for it: fewer ways to write one than a design takes, since models mix them up. */
const patch = z
  .array(
    z.object({
      op: z.enum(['add', 'replace', 'remove']),
      path: z.string().describe('Such as /parts/shank/palmWidthMm or /metal/alloy'),
      value: z.any().optional(),
    }),
  )
  .max(60);

interface ModelTool {
  readonly description: string;
  readonly input: z.ZodType;
  /** Once it is accepted, the turn is over. */
  readonly endsTurn?: true;
}

/** What a hosted model may call. The workbench runs them, next to the designs; none of them changes a design by itself. */
export const modelTools = {
  edit: {
    description:
      'Reads a change in plain words (“band 2 mm”, “no halo”, “18k rose gold”) as the studio does and gives you the patch for it, what it does, and what it cannot do. Changes nothing.',
    input: z.object({ design, words: z.string().max(1000) }),
  },
  price: {
    description: 'Weighs and prices a design, or what a patch would make of it. Changes nothing.',
    input: z.object({ design, patch: patch.optional() }),
  },
  check: {
    description: 'What the checks of making say of a design, or of what a patch would make of it. Changes nothing.',
    input: z.object({ design, patch: patch.optional() }),
  },
  propose_patch: {
    description:
      'Changes a design by a JSON Patch of its spec. It is checked; if it is refused you are told why. Ends your turn.',
    input: z.object({ design, says, patch: patch.min(1) }),
    endsTurn: true,
  },
  propose: {
    description:
      'Has four new designs drawn from a brief: one plain sentence with everything that the client wants. Ends your turn.',
    input: z.object({ says, brief }),
    endsTurn: true,
  },
  show: {
    description: 'Shows an earlier state of a design again: undo, redo, back to the first. Ends your turn.',
    input: z.object({ design, says, state: z.string().max(40).describe('Such as s1') }),
    endsTurn: true,
  },
  ask: {
    description: 'Asks the client the one thing that you have to know, with likely answers as buttons. Ends your turn.',
    input: z.object({ question: z.string().max(600), answers: z.array(z.string().max(80)).max(6) }),
    endsTurn: true,
  },
} as const satisfies Readonly<Record<string, ModelTool>>;

/** The name of a tool. */
export type ModelToolName = keyof typeof modelTools;

/** What a tool is called with. */
export type ModelToolInput<Name extends ModelToolName> = z.infer<(typeof modelTools)[Name]['input']>;
