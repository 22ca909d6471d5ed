import { z } from '@hono/zod-openapi';
import type { Problem } from '#shared/result.ts';

const ProblemBody = z.object({
  code: z.string(),
  message: z.string(),
  remedy: z.string(),
  path: z.string().optional(),
});

/** A refusal in a route's description. */
export const problemAnswer = (description: string) => ({
  description,
  content: { 'application/json': { schema: ProblemBody } },
});

/** A problem as the body that a described route answers with. */
export const problemBody = ({ code, message, remedy, path }: Problem): z.infer<typeof ProblemBody> => ({
  code,
  message,
  remedy,
  ...(path === undefined ? {} : { path }),
});
