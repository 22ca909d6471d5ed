import { z } from '@hono/zod-openapi';
import { readEmail } from '../identity/accounts/login-email.ts';

/** What no line holds: it would end the line in a letter's header, or a database can't keep it. */
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\uFFFD]/u;
const NOT_IN_A_TEXT = /(?![\n\t])[\p{Cc}\uFFFD]/u;

/** One line that somebody typed, in whatever letters. @param name how a message calls it, e.g. `name` */
export const oneLine = (most: number, name: string) =>
  typed(most, name, (text) => text.replaceAll('\t', ' ').trim(), NOT_IN_A_LINE);

/** Several lines that somebody typed. */
export const manyLines = (most: number, name: string) =>
  typed(most, name, (text) => text.replaceAll(/\r\n?/g, '\n').trim(), NOT_IN_A_TEXT);

/** As {@link oneLine} or {@link manyLines}, of which something has to be left. */
export const required = (text: ReturnType<typeof typed>, name: string) =>
  text.refine((found) => found !== '', `The ${name} is missing.`);

/** One plain address that letters can be sent to. */
export const emailAddress = z.string('The e-mail address is missing.').transform((text, context) => {
  const email = readEmail(text);
  if (email !== undefined) return email;
  context.addIssue({
    code: 'custom',
    message: text.trim() === '' ? 'The e-mail address is missing.' : 'The e-mail address can’t be read.',
  });
  return z.NEVER;
});

function typed(most: number, name: string, tidy: (text: string) => string, refused: RegExp) {
  return z
    .string(`The ${name} is missing.`)
    .transform(tidy)
    .refine((text) => text.length <= most, `The ${name} is longer than ${most} characters.`)
    .refine((text) => text.isWellFormed() && !refused.test(text), `The ${name} holds characters that can’t be kept.`);
}
