import type { SiteConfig } from '#shared/site/site-config.ts';
import { shownProviders } from './hosted-settings.ts';
import { studioPool } from '../identity/pool-config.ts';
import { unknownProviders } from '../identity/federation/provider-settings.ts';
import type { StudioSettings } from './studio-settings.ts';

/** What a studio tells its screens: which pool people sign in to, ours or the one in the settings. */
export function siteConfigOf(settings: StudioSettings, allowsSignUp: boolean): SiteConfig {
  const { outsidePool, login, adminEmails, publicSite } = settings;
  const pool = outsidePool ?? {
    userPoolId: studioPool.poolId,
    userPoolClientId: studioPool.clientId,
    endpoint: '/identity',
    ...(settings.smtp === undefined ? { codesWaitInOutbox: true } : {}),
    ...(settings.pool.shownFactors.length === 0 ? {} : { otherFactors: [...settings.pool.shownFactors] }),
    ...hostedPagesOf(settings),
  };
  return {
    identity: { ...pool, ...login, hidesSignUp: login.hidesSignUp || !allowsSignUp },
    // Our own pool says in the identity token who runs the studio; another pool may have no groups to say it.
    adminEmails: outsidePool === undefined ? [] : adminEmails,
    ...publicSite.services,
  };
}

/** The embedded pool's hosted pages, if a provider is set up and the studio has a public address. */
function hostedPagesOf({ hosted, publicUrl }: StudioSettings): Pick<SiteConfig['identity'], 'hostedPages'> {
  const { names } = shownProviders(hosted, publicUrl);
  if (publicUrl === undefined || names.length === 0) return {};
  return { hostedPages: { domain: `${new URL(publicUrl).host}/identity`, providers: names } };
}

/** Notices for the operator about named providers that can't be offered: unknown, without keys, or without https. */
export function providerNotices({ outsidePool, hosted, publicUrl }: StudioSettings): readonly string[] {
  return outsidePool === undefined ? shownProviders(hosted, publicUrl).notices : unknownProviders(hosted.providers);
}

/** Other origins that the screens must reach: an outside pool's API and pages, and services of the public pages. */
export function reachedSites(config: SiteConfig): readonly string[] {
  const { trial, waitlist, newsletter, contact } = config;
  const services = [trial, waitlist, newsletter, contact].flatMap(({ endpoint }) => originElsewhere(endpoint) ?? []);
  return [...new Set([...poolSites(config), ...services])];
}

/** Other sites that films come from. */
export function mediaSites({ mediaHost }: SiteConfig): readonly string[] {
  return mediaHost === '' ? [] : [new URL(mediaHost).origin];
}

const originElsewhere = (address: string) => (address.startsWith('/') ? undefined : new URL(address).origin);

function poolSites({ identity }: SiteConfig): readonly string[] {
  if (identity.endpoint?.startsWith('/')) return [];
  const region = identity.userPoolId.slice(0, identity.userPoolId.indexOf('_'));
  return [
    identity.endpoint === undefined ? `https://cognito-idp.${region}.amazonaws.com` : new URL(identity.endpoint).origin,
    ...(identity.identityPoolId === undefined ? [] : [`https://cognito-identity.${region}.amazonaws.com`]),
    ...(identity.hostedPages === undefined ? [] : [new URL(`https://${identity.hostedPages.domain}`).origin]),
  ];
}
