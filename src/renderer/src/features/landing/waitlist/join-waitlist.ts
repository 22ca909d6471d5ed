import type { Problem, Result } from '#shared/result.ts';
import { loadCalls } from '../../../api/load-calls.ts';
import { sendForm } from './send-form.ts';

/** Sends the waitlist's form from this browser to the service that the studio names. */
export async function joinWaitlist(fields: Readonly<Record<string, string>>): Promise<Result<void>> {
  const calls = await loadCalls();
  if (!calls.ok) return unreached(calls.problem);
  const { fetchSiteConfig, fetchEndpoint } = calls.value;
  const config = await fetchSiteConfig();
  if (!config.ok) return unreached(config.problem);
  return sendForm(config.value.waitlist, fields, {
    post: fetchEndpoint,
    browser: navigator,
    storage: localStorage,
    now: () => Date.now(),
  });
}

/** As the service's own client says it. */
const unreached = (problem: Problem): Result<never> => ({
  ok: false,
  problem: { ...problem, code: '0', message: 'Network Error' },
});
