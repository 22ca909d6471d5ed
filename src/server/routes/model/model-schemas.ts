import { z } from '@hono/zod-openapi';
import type { Problem } from '#shared/result.ts';
import type { AuthenticatedCaller } from '../../identity/tokens/verifier.ts';
import type { StudioModel } from '../../model/studio-model.ts';
import { isOnThisComputer } from '../../model/model-address.ts';
import { isAdmin } from '../../policies/admin-only.ts';

/** A model as somebody types it on their own computer. */
export const TypedModelBody = z.object({
  url: z.string().max(500),
  name: z.string().trim().min(1, 'The name of the model is missing.').max(200),
  key: z
    .string()
    .max(2000)
    .regex(/^[\x21-\x7e]*$/, 'The key has a character that no key has.')
    .optional()
    .openapi({ description: 'Left out, the kept one of the same address; empty, none' }),
});

export const ShownModel = z.object({
  answers: z.enum(['built-in', 'model']),
  name: z.string().optional(),
  host: z.string().optional().openapi({ example: 'api.example.com' }),
  url: z.string().optional().openapi({ description: 'For whom may change it' }),
  hasKey: z.boolean(),
  runsHere: z.boolean().openapi({ description: 'On the computer that the studio’s server runs on' }),
  isOffline: z.boolean().openapi({ description: 'The studio calls nothing outside of its computer' }),
  mayChange: z.boolean(),
  mayTest: z.boolean(),
});

/** The model as it is shown: never with its key, and its address only to whom it belongs. */
export async function presentModel(
  { connection, isOffline, mayChange }: StudioModel,
  caller: AuthenticatedCaller,
): Promise<z.infer<typeof ShownModel>> {
  const current = await connection();
  const mayTest = mayChange || isAdmin(caller);
  const runsHere = current !== undefined && isOnThisComputer(current.base);
  const shown = { isOffline, mayChange, mayTest, hasKey: current?.key !== undefined, runsHere };
  if (current === undefined) return { answers: 'built-in', ...shown };
  const { name, base } = current;
  const place = mayTest ? { host: new URL(base).host, url: base } : { host: new URL(base).hostname };
  return { answers: 'model', name, ...place, ...shown };
}

export const notForYou: Problem = {
  code: 'not_for_you',
  message: 'The model of this studio is looked after by whoever runs it.',
  remedy: 'Ask them to test it.',
};
