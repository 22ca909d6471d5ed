import type { Result } from '#shared/result.ts';
import { fetchEndpoint } from '../../../api/configured-endpoint.ts';
import { fetchSiteConfig } from '../../../api/site-config.ts';
import { sendForm } from './send-form.ts';

/** Sends the waitlist's form from this browser to the service that the studio names. */
export async function joinWaitlist(fields: Readonly<Record<string, string>>): Promise<Result<void>> {
  const config = await fetchSiteConfig();
  if (!config.ok) return { ok: false, problem: { ...config.problem, code: '0', message: 'Network Error' } };
  return sendForm(config.value.waitlist, fields, {
    post: fetchEndpoint,
    browser: navigator,
    storage: localStorage,
    now: () => Date.now(),
  });
}
