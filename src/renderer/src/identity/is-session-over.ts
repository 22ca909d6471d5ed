/** By these answers to a renewal a pool says that a session is over; after any other it may go on later. */
const REFUSALS: readonly string[] = [
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'RefreshTokenReuseException',
  'TokenRevokedException',
  'UserNotConfirmedException',
  'UserNotFoundException',
];

/** Whether a pool refused, and was not just out of reach or too busy. */
export const isSessionOver = (error: unknown): boolean => error instanceof Error && REFUSALS.includes(error.name);
