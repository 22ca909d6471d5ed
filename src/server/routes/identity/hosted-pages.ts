import { shownProviders } from '../../settings/hosted-settings.ts';
import { openProviders } from '../../identity/federation/registry.ts';
import { hostedRoutes } from '../../identity/hosted/hosted-routes.ts';
import type { StudioServices } from '../../services.ts';

/** On one's own computer: the port of a loopback address is ignored (return-address.ts). */
const LOOPBACK = 'http://127.0.0.1';

/**
 * The hosted pages of the embedded pool, which may redirect to the studio's own screens and to addresses in the
 * settings.
 */
export function hostedPages({ settings, identity, notice, reportBug }: StudioServices) {
  const { publicUrl, signInOrigins, hosted } = settings;
  const origins = [publicUrl ?? LOOPBACK, ...signInOrigins];
  return hostedRoutes({
    identity,
    notice,
    reportBug,
    // The renderer's own: see `resources-config.ts` there.
    signInReturns: [...origins.map((origin) => `${origin}/login`), ...hosted.signInReturns],
    signOutReturns: [...origins.map((origin) => `${origin}/`), ...hosted.signOutReturns],
    providers: openProviders(shownProviders(hosted, publicUrl).names, hosted.providerKeys),
  });
}
