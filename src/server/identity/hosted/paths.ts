/** Where the whole of the identity service is answered. */
export const IDENTITY_PATH = '/identity';

// Cognito's own, under the domain of the hosted pages.
export const AUTHORIZE_PATH = `${IDENTITY_PATH}/oauth2/authorize`;
export const LOGIN_PATH = `${IDENTITY_PATH}/login`;
export const TOKEN_PATH = `${IDENTITY_PATH}/oauth2/token`;
export const REVOKE_PATH = `${IDENTITY_PATH}/oauth2/revoke`;

/** Where a provider's answer goes: each has an address of its own, so that none can pass for another (RFC 9700, 4.4). */
export const callbackPathOf = (provider: string): string => `${IDENTITY_PATH}/oauth2/idpresponse/${provider}`;
