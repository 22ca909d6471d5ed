import { embeddedServices } from '#shared/public-services.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { studioPool } from './identity/config.ts';
import type { StudioSettings } from './studio-settings.ts';

/** What a studio tells its screens: which pool people sign in with, ours or the one that the settings name. */
export function siteConfigOf({ outsidePool, login, adminEmails }: StudioSettings, allowsSignUp: boolean): SiteConfig {
  const pool = outsidePool ?? {
    userPoolId: studioPool.poolId,
    userPoolClientId: studioPool.clientId,
    endpoint: '/identity',
  };
  return {
    identity: { ...pool, ...login, hidesSignUp: login.hidesSignUp || !allowsSignUp },
    adminEmails,
    ...embeddedServices,
  };
}

/** Other sites that the screens have to reach: an outside pool's API and its pages. */
export function reachedSites({ identity }: SiteConfig): readonly string[] {
  if (identity.endpoint?.startsWith('/')) return [];
  const region = identity.userPoolId.slice(0, identity.userPoolId.indexOf('_'));
  return [
    identity.endpoint === undefined ? `https://cognito-idp.${region}.amazonaws.com` : new URL(identity.endpoint).origin,
    ...(identity.identityPoolId === undefined ? [] : [`https://cognito-identity.${region}.amazonaws.com`]),
    ...(identity.hostedPages === undefined ? [] : [new URL(`https://${identity.hostedPages.domain}`).origin]),
  ];
}
