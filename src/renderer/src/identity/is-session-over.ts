/** The errors by which a pool refuses to renew a session for good; after any other the session may go on later. */
const REFUSALS: readonly string[] = [
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'RefreshTokenReuseException',
  'TokenRevokedException',
  'UserNotConfirmedException',
  'UserNotFoundException',
];

/** Whether the pool refused, and was not just unreachable or too busy. */
export const isSessionOver = (error: unknown): boolean => error instanceof Error && REFUSALS.includes(error.name);
