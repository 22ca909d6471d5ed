import { fail, noAnswer, ok, type Result } from '#shared/result.ts';

interface Calls {
  readonly fetchSiteConfig: typeof import('./site-config.ts')['fetchSiteConfig'];
  readonly fetchEndpoint: typeof import('./configured-endpoint.ts')['fetchEndpoint'];
  readonly postJson: typeof import('./configured-endpoint.ts')['postJson'];
}

/**
 * The calls of the public pages, for the landing page, whose first paint should not wait for them: the session is read
 * with the same code, so it comes with that, soon after the first paint and before anybody has filled in a form.
 */
export async function loadCalls(): Promise<Result<Calls>> {
  try {
    const [{ fetchSiteConfig }, { fetchEndpoint, postJson }] = await Promise.all([
      import('./site-config.ts'),
      import('./configured-endpoint.ts'),
    ]);
    return ok({ fetchSiteConfig, fetchEndpoint, postJson });
  } catch {
    return fail(noAnswer);
  }
}
