import { z } from 'zod';
import { modelLimits } from './limits.ts';

const callSchema = z.object({
  id: z.string().max(200),
  name: z.string().max(100),
  input: z.unknown(),
  /** What the workbench answered. */
  answer: z.string().max(8000),
});

/** What a model is asked for one step of its turn: all of it each time, since the server keeps no conversation. */
export const modelStepSchema = z.object({
  /** What lies open, in the words of the workbench. */
  situation: z.string().max(40_000),
  conversation: z
    .array(z.object({ from: z.enum(['client', 'studio']), words: z.string().max(2000) }))
    .max(modelLimits.earlierTurns),
  /** What the client says now. */
  words: z.string().min(1).max(8000),
  /** The steps of this turn so far. */
  steps: z
    .array(z.object({ says: z.string().max(8000), calls: z.array(callSchema).max(modelLimits.callsPerStep) }))
    .max(modelLimits.stepsPerTurn - 1),
});

export type ModelStep = z.infer<typeof modelStepSchema>;

/** One tool that a model called in an earlier step of its turn, with what came of it. */
export type AnsweredCall = z.infer<typeof callSchema>;

/** One line of a model's answer to a step, as it comes. */
export const modelLineSchema = z.discriminatedUnion('type', [
  /** A bit of what it says. */
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('call'), id: z.string(), name: z.string(), input: z.unknown() }),
  /** The step is over. `isCut` where it did not come to its own end. */
  z.object({ type: z.literal('end'), tokens: z.number().nonnegative(), isCut: z.boolean() }),
  /** Nothing more comes. */
  z.object({
    type: z.literal('failed'),
    problem: z.object({ code: z.string(), message: z.string(), remedy: z.string() }),
  }),
]);

export type ModelLine = z.infer<typeof modelLineSchema>;
