/** The path of the identity service. */
export const IDENTITY_PATH = '/identity';

// Cognito's own, under the domain of the hosted pages.
export const AUTHORIZE_PATH = `${IDENTITY_PATH}/oauth2/authorize`;
export const LOGIN_PATH = `${IDENTITY_PATH}/login`;
export const TOKEN_PATH = `${IDENTITY_PATH}/oauth2/token`;
export const USER_INFO_PATH = `${IDENTITY_PATH}/oauth2/userInfo`;
export const REVOKE_PATH = `${IDENTITY_PATH}/oauth2/revoke`;

/** The callback path of a provider: each has its own, so that no provider can pass for another (RFC 9700, 4.4). */
export const callbackPathOf = (provider: string): string => `${IDENTITY_PATH}/oauth2/idpresponse/${provider}`;
