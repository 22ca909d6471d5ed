import type { StudioPath } from '#server/api-routes.ts';
import { fail, noAnswer, type Result } from '#shared/result.ts';
import { parseSiteConfig, type SiteConfig } from '#shared/site-config.ts';
import { fetchEndpoint } from './configured-endpoint.ts';

// Asked without the typed client, since the first page asks too and carries none of it. Its answer is read by hand anyway.
const CONFIG_PATH: StudioPath = '/config.json';

let asked: Promise<Result<SiteConfig>> | undefined;

/** What this studio is made of, asked once. A question that found no answer is asked again by the next who wants to know. */
export function fetchSiteConfig(): Promise<Result<SiteConfig>> {
  asked ??= ask().then((answer) => {
    if (!answer.ok) asked = undefined;
    return answer;
  });
  return asked;
}

async function ask(): Promise<Result<SiteConfig>> {
  try {
    const answer = await fetchEndpoint(CONFIG_PATH);
    if (answer.ok) return parseSiteConfig(await answer.json());
  } catch {
    // No network, or an answer that is no JSON: the same to whoever wants to sign in.
  }
  return fail(noAnswer);
}
