import type { Problem, Result } from '#shared/result.ts';
import type { SocialProvider } from '#shared/site-config.ts';

/** Somebody as a provider describes them. */
export interface ProviderProfile {
  /** Never changes, and is nobody else's at this provider. */
  readonly subject: string;
  readonly email?: string;
  readonly isEmailVerified: boolean;
  /** `name`, `given_name`, `family_name`, `picture`, where the provider says them. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** What was made for one sign-in through a provider, and has to fit what comes back. */
export interface AuthorizationSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Why nobody came back from a provider. */
export interface ProviderProblem extends Problem {
  readonly code: 'cancelled' | 'provider_unreachable' | 'provider_refused';
  /** What exactly, for whoever runs the studio; holds no secret. */
  readonly detail: string;
}

/** What a provider sent back, as an address with its answer in the query, however it was sent. */
export interface ProviderAnswer {
  readonly address: URL;
  /** Apple's, besides: it says a name only here, and only the first time. */
  readonly user?: string;
}

/** A service elsewhere where people have accounts already. */
export interface Provider {
  readonly name: SocialProvider;
  /** What clients of Cognito call it, and tokens too. */
  readonly cognitoName: string;
  /** Its name for people. */
  readonly title: string;
  /** It answers by a form that another site sends, which brings along only cookies that are meant for it. */
  readonly answersByForm: boolean;
  /** Where to send somebody who wants to sign in. */
  start(redirectUri: string, secrets: AuthorizationSecrets): Promise<Result<URL, ProviderProblem>>;
  /** Who came back. */
  finish(answer: ProviderAnswer, secrets: AuthorizationSecrets): Promise<Result<ProviderProfile, ProviderProblem>>;
}
