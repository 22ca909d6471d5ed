import type { EmailAddress } from '#shared/email-address.ts';
import type { Problem, Result } from '#shared/result.ts';
import type { SocialProvider } from '#shared/site/site-config.ts';

/** A user as a provider describes them. */
export interface ProviderProfile {
  /** The user's identifier: it never changes and is unique at this provider. */
  readonly subject: string;
  readonly email?: EmailAddress;
  readonly isEmailVerified: boolean;
  /** `name`, `given_name`, `family_name`, `picture`, where the provider gives them. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Secrets of one sign-in through a provider, which its answer must match. */
export interface AuthorizationSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Why a sign-in through a provider failed. */
export interface ProviderProblem extends Problem {
  readonly code: 'cancelled' | 'provider_unreachable' | 'provider_refused';
  /** Details for the operator of the studio; contains no secret. */
  readonly detail: string;
}

/** A provider's answer, as an address with the answer in its query, however it was sent. */
export interface ProviderAnswer {
  readonly address: URL;
  /** Only Apple's: it gives a name here alone, and only the first time. */
  readonly user?: string;
}

/** An external service at which people have accounts. */
export interface Provider {
  readonly name: SocialProvider;
  /** Its name for clients of Cognito and in tokens. */
  readonly cognitoName: string;
  /** Its name for people. */
  readonly title: string;
  /** It answers by a form post from its own site, which carries only cookies with `SameSite=None`. */
  readonly answersByForm: boolean;
  /** The address to redirect a user to. */
  start(redirectUri: string, secrets: AuthorizationSecrets): Promise<Result<URL, ProviderProblem>>;
  /** Reads the user out of the provider's answer. */
  finish(answer: ProviderAnswer, secrets: AuthorizationSecrets): Promise<Result<ProviderProfile, ProviderProblem>>;
}
