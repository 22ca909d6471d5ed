interface Refused {
  /** Cognito's name of the error: by it, clients choose the next screen and whether to retry. */
  readonly type: string;
  /** Cognito's wording: the Authenticator shows it as it is. */
  readonly message: string;
  readonly remedy: string;
}

const CHECK_AND_RETRY = 'Check what you entered and try again.';
const ASK_NEW_CODE = 'Ask for a new code and enter that.';
const SIGN_IN_AGAIN = 'Log in again.';
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
    remedy: 'Wait a quarter of an hour, then try again.',
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
    remedy: 'Log in again; if that was not you, change the password.',
  },
  too_many_refreshes: {
    // Clients repeat it by themselves and stay signed in, which costs as good as nothing: it is refused before the exchange.
    type: 'TooManyRequestsException',
    message: 'Too many requests',
    remedy: WAIT,
  },
  session_over: {
    type: 'NotAuthorizedException',
    message: 'Invalid session for the user, session is expired.',
    remedy: SIGN_IN_AGAIN,
  },
  old_sign_in: {
    type: 'NotAuthorizedException',
    message: 'Please log in again before you change the email address.',
    remedy: SIGN_IN_AGAIN,
  },
  old_sign_in_for_deletion: {
    type: 'NotAuthorizedException',
    message: 'Please log in again before you delete your account.',
    remedy: SIGN_IN_AGAIN,
  },
  old_sign_in_for_factor: {
    type: 'NotAuthorizedException',
    message: 'Please log in again before you change how your account is protected.',
    remedy: SIGN_IN_AGAIN,
  },
  old_sign_in_for_workshop: {
    type: 'NotAuthorizedException',
    message: 'Please log in again before you change who is in a workshop.',
    remedy: SIGN_IN_AGAIN,
  },
  old_sign_in_for_device: {
    type: 'NotAuthorizedException',
    message: 'Please log in again before this device is remembered.',
    remedy: SIGN_IN_AGAIN,
  },
  old_sign_in_for_passkey: {
    type: 'NotAuthorizedException',
    message: 'Please log in again before you add a passkey.',
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
  account_exists: { type: 'UsernameExistsException', message: 'User already exists', remedy: 'Log in instead.' },
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
  code_of_another_sign_up: {
    type: 'CodeMismatchException',
    message:
      'This code belongs to another sign-up with your address. Please sign up again and enter the code that then comes. If none comes, enter the longer one of the newest letter.',
    remedy:
      'Sign up again and enter the code that then comes. If none comes, enter the longer one of the newest letter.',
  },
  several_signed_up_here: {
    type: 'CodeMismatchException',
    message:
      'Somebody else on your network signed up with your address, too. Please sign up again on the login page of the studio, or on another network, and enter the code that then comes.',
    remedy: 'Sign up again on the login page of the studio, or on another network.',
  },
  old_code: {
    type: 'ExpiredCodeException',
    message: 'Invalid code provided, please request a code again.',
    remedy: ASK_NEW_CODE,
  },
  // These are not LimitExceeded, which clients retry by themselves.
  code_used_up: {
    type: 'TooManyFailedAttemptsException',
    message: 'Too many failed attempts. Please request a code again.',
    remedy: ASK_NEW_CODE,
  },
  too_many_codes: {
    type: 'TooManyFailedAttemptsException',
    message: 'Too many failed attempts. Please try again in a day.',
    remedy: 'Wait a day, then ask for a code and enter that.',
  },
  too_many_reset_codes: {
    type: 'TooManyFailedAttemptsException',
    message: 'Too many failed attempts. Please enter the longer code of the last letter, or request a code again.',
    remedy: 'Enter the longer code of the last letter, or ask for a new code.',
  },
  sign_up_again: {
    type: 'TooManyFailedAttemptsException',
    message: 'Too many failed attempts. Please sign up again and enter the code that then comes.',
    remedy: 'Sign up again and enter the code that then comes.',
  },
  too_many_codes_here: {
    type: 'TooManyFailedAttemptsException',
    message: 'Too many failed attempts. Please try again in an hour.',
    remedy: 'Wait an hour, then try again.',
  },
  wrong_one_time_password: {
    type: 'CodeMismatchException',
    message: 'Invalid code received for user',
    remedy: 'Enter the code that the app shows now.',
  },
  too_many_one_time_passwords: {
    // Not LimitExceeded, which clients retry by themselves.
    type: 'NotAuthorizedException',
    message: 'Too many wrong codes were entered. Please reset your password, or try again in a day.',
    remedy: 'Reset the password and enter the code that the app shows now, or wait a day.',
  },
  one_time_password_not_set_up: {
    type: 'EnableSoftwareTokenMFAException',
    message: 'Code mismatch',
    remedy: 'Enter the code that the app shows now.',
  },
  too_many_sign_in_codes: {
    // Not LimitExceeded, which clients retry by themselves.
    type: 'NotAuthorizedException',
    message: 'Too many codes were tried or requested.',
    remedy: 'Wait a quarter of an hour, then log in again.',
  },
  second_factor_unreachable: {
    type: 'NotAuthorizedException',
    message: 'Your code can’t be sent: your email address has to be confirmed. Please ask whoever runs the studio.',
    remedy: 'Ask whoever runs the studio to confirm the address.',
  },
  password_needed: {
    type: 'NotAuthorizedException',
    message: 'This account is opened by its password and a code, not by a code alone.',
    remedy: 'Log in with the password.',
  },
  temporary_password_over: {
    type: 'NotAuthorizedException',
    message: 'Temporary password has expired and must be reset by an administrator.',
    remedy: 'Ask whoever runs the studio for another.',
  },
  already_accepted: {
    type: 'UnsupportedUserStateException',
    message: 'Resend not possible. User status is not FORCE_CHANGE_PASSWORD',
    remedy: 'They chose a password already: if they can’t get in, require a reset.',
  },
  password_needed_once: {
    type: 'NotAuthorizedException',
    message: 'Please log in with the password that you were given.',
    remedy: 'Log in with the password.',
  },
  factor_not_offered: {
    type: 'InvalidParameterException',
    message: 'This way to log in is not offered by the user pool.',
    remedy: 'Log in with the password.',
  },
  passkeys_off: {
    type: 'WebAuthnNotEnabledException',
    message: 'Passkeys are not enabled for this user pool.',
    remedy: 'Log in with the password.',
  },
  too_many_passkeys: {
    type: 'InvalidParameterException',
    message: 'This account has as many passkeys as it may have.',
    remedy: 'Delete one that is no longer used.',
  },
  no_passkey_challenge: {
    type: 'WebAuthnChallengeNotFoundException',
    message: 'This passkey was not asked for, or too late.',
    remedy: CHECK_AND_RETRY,
  },
  passkey_origin: {
    type: 'WebAuthnOriginNotAllowedException',
    message: 'Passkeys can’t be used on this page.',
    remedy: 'Open the studio by its name, e.g. localhost, not by an IP address.',
  },
  bad_passkey: {
    type: 'WebAuthnCredentialNotSupportedException',
    message: 'This passkey can’t be used here.',
    remedy: 'Use one that verifies you, by a fingerprint, a face or a PIN.',
  },
  no_such_passkey: {
    type: 'ResourceNotFoundException',
    message: 'Passkey does not exist.',
    remedy: 'Reload the list of passkeys.',
  },
  wrong_passkey: {
    type: 'NotAuthorizedException',
    message: 'This passkey does not open this account.',
    remedy: 'Try another passkey, or another way to log in.',
  },
  unknown_device: {
    // The client forgets the device when it reads this, and signs in without it.
    type: 'ResourceNotFoundException',
    message: 'Device does not exist.',
    remedy: SIGN_IN_AGAIN,
  },
  email_not_verified: {
    type: 'InvalidParameterException',
    message: 'User does not have a verified email.',
    remedy: 'Confirm the e-mail address first.',
  },
  no_one_time_password: {
    type: 'InvalidParameterException',
    message: 'User has not verified software token mfa',
    remedy: 'Set up one-time passwords first.',
  },
  one_time_passwords_required: {
    type: 'InvalidParameterException',
    message: 'MFA is required for this user pool and cannot be disabled.',
    remedy: 'Ask whoever runs the studio.',
  },
  no_such_factor: {
    type: 'InvalidParameterException',
    message: 'This kind of MFA is not enabled for this user pool.',
    remedy: 'Set up an authenticator app instead.',
  },
  one_time_passwords_off: {
    type: 'InvalidParameterException',
    message: 'MFA is not enabled for this user pool.',
    remedy: 'Ask whoever runs the studio.',
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
  unknown_pool: {
    type: 'ResourceNotFoundException',
    message: 'User pool does not exist.',
    remedy: 'Name the pool of this studio.',
  },
  no_password_reset: {
    type: 'InvalidParameterException',
    message: 'Cannot reset password for the user as there is no registered/verified email or phone_number',
    remedy: 'Set a password for them instead; an account of a provider has none here.',
  },
  no_such_user: { type: 'UserNotFoundException', message: 'User does not exist.', remedy: CHECK_AND_RETRY },
  no_such_group: {
    type: 'ResourceNotFoundException',
    message: 'Group not found.',
    remedy: 'There is one group, admin.',
  },
  not_signed: {
    type: 'MissingAuthenticationTokenException',
    message: 'Missing Authentication Token',
    remedy: 'Sign the call with the key of the administrators’ API.',
  },
  unknown_admin_key: {
    type: 'UnrecognizedClientException',
    message: 'The security token included in the request is invalid.',
    remedy: 'Use the key of this studio’s administrators’ API.',
  },
  bad_signature: {
    type: 'InvalidSignatureException',
    message: 'The request signature does not match the signature you provided.',
    remedy: 'Check the secret key and the clock, and that a proxy hands the name of the host on.',
  },
  unknown_client: {
    type: 'ResourceNotFoundException',
    message: 'User pool client does not exist.',
    remedy: TELL_SUPPORT,
  },
} as const satisfies Record<string, Refused>;
