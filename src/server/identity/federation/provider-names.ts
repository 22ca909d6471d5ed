import type { SocialProvider } from '#shared/site/site-config.ts';

/** What clients of Cognito, and people, call a provider. */
export const providerNames = {
  google: { cognitoName: 'Google', title: 'Google' },
  facebook: { cognitoName: 'Facebook', title: 'Facebook' },
  amazon: { cognitoName: 'LoginWithAmazon', title: 'Amazon' },
  apple: { cognitoName: 'SignInWithApple', title: 'Apple' },
} as const satisfies Readonly<Record<SocialProvider, { readonly cognitoName: string; readonly title: string }>>;
