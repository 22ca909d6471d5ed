/*
 * One file for each call of the pool's API that everybody may make, named as at Cognito; the rooms hold families of them:
 *   sign-in   the flows that InitiateAuth begins and the challenges that it answers with
 *   devices   remembered devices
 *   passkeys  WebAuthn credentials
 *   admin     what only administrators may call, with a registry of its own
 */
import { associateSoftwareToken } from './associate-software-token.ts';
import { changePassword } from './change-password.ts';
import { completeWebAuthnRegistration } from './passkeys/complete-web-authn-registration.ts';
import { deleteWebAuthnCredential } from './passkeys/delete-web-authn-credential.ts';
import { listWebAuthnCredentials } from './passkeys/list-web-authn-credentials.ts';
import { startWebAuthnRegistration } from './passkeys/start-web-authn-registration.ts';
import { getUserAuthFactors } from './get-user-auth-factors.ts';
import { confirmDevice } from './devices/confirm-device.ts';
import { forgetDevice } from './devices/forget-device.ts';
import { getDevice } from './devices/get-device.ts';
import { listDevices } from './devices/list-devices.ts';
import { updateDeviceStatus } from './devices/update-device-status.ts';
import { confirmForgotPassword } from './confirm-forgot-password.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { deleteUser } from './delete-user.ts';
import { deleteUserAttributes } from './delete-user-attributes.ts';
import { forgotPassword } from './forgot-password.ts';
import { getTokensFromRefreshToken } from './get-tokens-from-refresh-token.ts';
import { getUser } from './get-user.ts';
import { getUserAttributeVerificationCode } from './get-user-attribute-verification-code.ts';
import { globalSignOut } from './global-sign-out.ts';
import { initiateAuth } from './initiate-auth.ts';
import type { Operation } from './operation.ts';
import { resendConfirmationCode } from './resend-confirmation-code.ts';
import { respondToAuthChallenge } from './respond-to-auth-challenge.ts';
import { revokeToken } from './revoke-token.ts';
import { setUserMfaPreference } from './set-user-mfa-preference.ts';
import { signUp } from './sign-up.ts';
import { updateUserAttributes } from './update-user-attributes.ts';
import { verifySoftwareToken } from './verify-software-token.ts';
import { verifyUserAttribute } from './verify-user-attribute.ts';

/** Every supported call, by its name at Cognito. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    AssociateSoftwareToken: associateSoftwareToken,
    ChangePassword: changePassword,
    CompleteWebAuthnRegistration: completeWebAuthnRegistration,
    ConfirmDevice: confirmDevice,
    ConfirmForgotPassword: confirmForgotPassword,
    ConfirmSignUp: confirmSignUp,
    DeleteUser: deleteUser,
    DeleteUserAttributes: deleteUserAttributes,
    DeleteWebAuthnCredential: deleteWebAuthnCredential,
    ForgetDevice: forgetDevice,
    ForgotPassword: forgotPassword,
    GetDevice: getDevice,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    GetUser: getUser,
    GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
    GetUserAuthFactors: getUserAuthFactors,
    GlobalSignOut: globalSignOut,
    InitiateAuth: initiateAuth,
    ListDevices: listDevices,
    ListWebAuthnCredentials: listWebAuthnCredentials,
    ResendConfirmationCode: resendConfirmationCode,
    RespondToAuthChallenge: respondToAuthChallenge,
    RevokeToken: revokeToken,
    SetUserMFAPreference: setUserMfaPreference,
    SignUp: signUp,
    StartWebAuthnRegistration: startWebAuthnRegistration,
    UpdateDeviceStatus: updateDeviceStatus,
    UpdateUserAttributes: updateUserAttributes,
    VerifySoftwareToken: verifySoftwareToken,
    VerifyUserAttribute: verifyUserAttribute,
  }),
);
