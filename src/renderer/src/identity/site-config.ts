import { fail, type Result } from '#shared/result.ts';
import { parseSiteConfig, type SiteConfig } from '#shared/site-config.ts';

let asked: Promise<Result<SiteConfig>> | undefined;

/** What this studio is made of, asked once. A question that found no answer is asked again by the next who wants to know. */
export function siteConfig(): Promise<Result<SiteConfig>> {
  asked ??= ask().then((answer) => {
    if (!answer.ok) asked = undefined;
    return answer;
  });
  return asked;
}

async function ask(): Promise<Result<SiteConfig>> {
  try {
    const answer = await fetch('/config.json', { cache: 'no-cache' });
    if (answer.ok) return parseSiteConfig(await answer.json());
  } catch {
    // No network, or an answer that is no JSON: the same to whoever wants to sign in.
  }
  return fail({
    code: 'no_config',
    message: 'The studio does not answer.',
    remedy: 'Check the connection, then try again.',
  });
}
