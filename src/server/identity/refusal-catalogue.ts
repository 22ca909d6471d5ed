interface Refused {
  /** Cognito's name of the error: by it, clients choose the next screen and whether to retry. */
  readonly type: string;
  /** Cognito's wording: the Authenticator shows it as it is. */
  readonly message: string;
  readonly remedy: string;
}

const CHECK_AND_RETRY = 'Check what you entered and try again.';
const ASK_NEW_CODE = 'Ask for a new code and enter that.';
const SIGN_IN_AGAIN = 'Sign in again.';
const WAIT = 'Wait some minutes, then try again.';
const TELL_SUPPORT = 'The app and the studio may be of different versions: reload, or tell support.';

/** Every refusal of the identity service, by our own code. */
export const refusalCatalogue = {
  wrong_password: {
    type: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
    remedy: 'Check both, or reset the password.',
  },
  too_many_passwords: {
    // Not LimitExceeded, which clients retry by themselves.
    type: 'NotAuthorizedException',
    message: 'Password attempts exceeded',
    remedy: 'Wait a quarter of an hour, or reset the password.',
  },
  account_disabled: {
    type: 'NotAuthorizedException',
    message: 'User is disabled.',
    remedy: 'Ask whoever runs the studio.',
  },
  bad_access_token: { type: 'NotAuthorizedException', message: 'Invalid Access Token', remedy: SIGN_IN_AGAIN },
  expired_access_token: { type: 'NotAuthorizedException', message: 'Access Token has expired', remedy: SIGN_IN_AGAIN },
  revoked_access_token: {
    type: 'NotAuthorizedException',
    message: 'Access Token has been revoked',
    remedy: SIGN_IN_AGAIN,
  },
  narrow_access_token: {
    type: 'NotAuthorizedException',
    message: 'Access Token does not have required scopes',
    remedy: SIGN_IN_AGAIN,
  },
  bad_refresh_token: { type: 'NotAuthorizedException', message: 'Invalid Refresh Token', remedy: SIGN_IN_AGAIN },
  reused_refresh_token: {
    type: 'RefreshTokenReuseException',
    message: 'Refresh token has been invalidated by rotation.',
    remedy: 'Sign in again; if that was not you, change the password.',
  },
  session_over: {
    type: 'NotAuthorizedException',
    message: 'Invalid session for the user, session is expired.',
    remedy: SIGN_IN_AGAIN,
  },
  attribute_not_yours: {
    type: 'NotAuthorizedException',
    message: 'A client attempted to write unauthorized attribute',
    remedy: TELL_SUPPORT,
  },
  sign_up_closed: {
    type: 'NotAuthorizedException',
    message: 'SignUp is not permitted for this user pool',
    remedy: 'Ask whoever runs the studio for an account.',
  },
  already_confirmed: {
    type: 'NotAuthorizedException',
    message: 'User cannot be confirmed. Current status is CONFIRMED',
    remedy: 'Sign in.',
  },
  resend_already_confirmed: {
    type: 'InvalidParameterException',
    message: 'User is already confirmed.',
    remedy: 'Sign in.',
  },
  not_confirmed: {
    type: 'UserNotConfirmedException',
    message: 'User is not confirmed.',
    remedy: 'Enter the code that came by e-mail.',
  },
  reset_required: {
    type: 'PasswordResetRequiredException',
    message: 'Password reset required for the user',
    remedy: 'Set a new password with the code that comes by e-mail.',
  },
  reset_not_possible: {
    type: 'InvalidParameterException',
    message: 'Cannot reset password for the user as there is no registered/verified email or phone_number',
    remedy: 'Confirm the account first, or ask whoever runs the studio.',
  },
  temporary_password: {
    type: 'NotAuthorizedException',
    message: 'User password cannot be reset in the current state.',
    remedy: 'Sign in with the password that you were given.',
  },
  account_exists: { type: 'UsernameExistsException', message: 'User already exists', remedy: 'Sign in instead.' },
  address_taken: {
    type: 'AliasExistsException',
    message: 'An account with the given email already exists.',
    remedy: 'Use another address.',
  },
  wrong_code: {
    type: 'CodeMismatchException',
    message: 'Invalid verification code provided, please try again.',
    remedy: CHECK_AND_RETRY,
  },
  old_code: {
    type: 'ExpiredCodeException',
    message: 'Invalid code provided, please request a code again.',
    remedy: ASK_NEW_CODE,
  },
  too_many_codes: {
    // Not LimitExceeded, which clients retry by themselves.
    type: 'TooManyFailedAttemptsException',
    message: 'Too many failed attempts. Please request a code again.',
    remedy: ASK_NEW_CODE,
  },
  wrong_one_time_password: {
    type: 'CodeMismatchException',
    message: 'Invalid code received for user',
    remedy: 'Enter the code that the app shows now.',
  },
  one_time_password_not_set_up: {
    type: 'EnableSoftwareTokenMFAException',
    message: 'Code mismatch',
    remedy: 'Enter the code that the app shows now.',
  },
  no_one_time_password: {
    type: 'InvalidParameterException',
    message: 'User has not verified software token mfa',
    remedy: 'Set up one-time passwords first.',
  },
  one_time_passwords_off: {
    type: 'InvalidParameterException',
    message: 'MFA is not enabled for this user pool.',
    remedy: 'Ask whoever runs the studio.',
  },
  email_not_sent: {
    type: 'CodeDeliveryFailureException',
    message: 'The code could not be delivered. Please request a code again.',
    remedy: 'Check the address; in a few minutes ask for a code again.',
  },
  too_many_requests: {
    type: 'LimitExceededException',
    message: 'Attempt limit exceeded, please try after some time.',
    remedy: WAIT,
  },
  bad_password: {
    type: 'InvalidPasswordException',
    message: 'Password did not conform with policy',
    remedy: 'Use 8 characters or more, with small and capital letters, numbers and symbols.',
  },
  bad_input: { type: 'InvalidParameterException', message: 'Invalid parameter', remedy: CHECK_AND_RETRY },
  body_too_large: { type: 'InvalidParameterException', message: 'Request too large', remedy: TELL_SUPPORT },
  not_json: {
    type: 'SerializationException',
    message: 'The request body is not valid JSON.',
    remedy: TELL_SUPPORT,
  },
  unknown_operation: { type: 'UnknownOperationException', message: 'Unknown operation', remedy: TELL_SUPPORT },
  unknown_client: {
    type: 'ResourceNotFoundException',
    message: 'User pool client does not exist.',
    remedy: TELL_SUPPORT,
  },
} as const satisfies Record<string, Refused>;
