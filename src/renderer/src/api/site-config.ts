import type { StudioPath } from '#server/api-routes.ts';
import { fail, noAnswer, type Result } from '#shared/result.ts';
import { parseSiteConfig, type SiteConfig } from '#shared/site/site-config.ts';
import { fetchEndpoint } from './configured-endpoint.ts';

// Fetched without the typed client: the landing page needs it too and should not load that client.
const CONFIG_PATH: StudioPath = '/config.json';

let pending: Promise<Result<SiteConfig>> | undefined;

/** The configuration of this studio, fetched once. After a failure the next caller tries again. */
export function fetchSiteConfig(): Promise<Result<SiteConfig>> {
  pending ??= load().then((config) => {
    if (!config.ok) pending = undefined;
    return config;
  });
  return pending;
}

async function load(): Promise<Result<SiteConfig>> {
  try {
    const answer = await fetchEndpoint(CONFIG_PATH);
    if (answer.ok) return parseSiteConfig(await answer.json());
  } catch {
    // No network, or an answer that is not JSON: callers treat both alike.
  }
  return fail(noAnswer);
}
