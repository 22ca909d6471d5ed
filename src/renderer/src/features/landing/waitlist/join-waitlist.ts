import type { Result } from '#shared/result.ts';
import { siteConfig } from '../../../identity/site-config.ts';
import { platform } from '../../../lib/platform/platform.ts';
import { sendForm } from './send-form.ts';

/** Sends the waitlist's form from this browser to the service that the studio names. */
export async function joinWaitlist(fields: Readonly<Record<string, string>>): Promise<Result<void>> {
  const config = await siteConfig();
  if (!config.ok) return { ok: false, problem: { ...config.problem, code: '0', message: 'Network Error' } };
  return sendForm(config.value.waitlist, fields, {
    send: (address, request) => fetch(address, request),
    browser: navigator,
    storage: localStorage,
    now: () => Date.now(),
    multipart: platform.kind === 'web',
  });
}
