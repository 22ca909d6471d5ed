import { expect, test } from 'vitest';
import { refusalCatalogue } from './refusal-catalogue.ts';
import { refusal, type RefusalCode } from './refusals.ts';

const refusalCodes = Object.keys(refusalCatalogue) as readonly RefusalCode[];

/** Error names at which the client retries by itself. */
const REPEATED = new Set(['LimitExceededException', 'TooManyRequestsException', 'ThrottlingException']);

test.each(refusalCodes)('%s has a name of Cognito’s, a message and a remedy', (code) => {
  const { type, message, remedy } = refusal(code).problem;
  expect(type).toMatch(/^[A-Z][A-Za-z]+Exception$/);
  expect(message.length).toBeGreaterThan(5);
  expect(remedy).toMatch(/\.$/);
});

test('clients retry only refusals that cost the studio nothing', () => {
  const repeated = refusalCodes.filter((code) => REPEATED.has(refusal(code).problem.type));
  expect(repeated).toEqual(['too_many_refreshes', 'too_many_requests']);
});

test.each([
  ['not_confirmed', 'UserNotConfirmedException'],
  ['reset_required', 'PasswordResetRequiredException'],
] as const)('%s leads to another screen by the name %s', (code, type) => {
  expect(refusal(code).problem.type).toBe(type);
});

test('a detail follows the message', () => {
  expect(refusal('bad_password', 'Password not long enough').problem.message).toBe(
    'Password did not conform with policy: Password not long enough',
  );
});
