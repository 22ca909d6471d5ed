import { createMiddleware } from 'hono/factory';

/** Answers that no cache may keep: they are about somebody, and the next person at the computer is another. */
export const notStored = createMiddleware(async (c, next) => {
  c.header('cache-control', 'no-store');
  await next();
});
