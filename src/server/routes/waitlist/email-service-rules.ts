import type { WaitlistService } from '#shared/site/public-services.ts';
import { addressKey } from '../../limits/address-key.ts';
import { countAttempt } from '../../limits/count-attempts.ts';
import type { StudioServices } from '../../services.ts';
import type { WaitlistBody } from './waitlist-body.ts';

/** User-Agent headers of headless browsers; the page itself checks `navigator.webdriver`. */
const HEADLESS = /headless|phantomjs|slimerjs/i;

export const isHeadless = (userAgent: string): boolean => HEADLESS.test(userAgent);

/** What is wrong with the keys of a form, if anything. */
export function wrongKey(service: WaitlistService, form: WaitlistBody): string | undefined {
  if (form.user_id !== service.publicKey) return 'The Public Key is invalid';
  if (form.service_id !== service.serviceId) return 'The service ID not found';
  if (form.template_id !== service.templateId) return 'The template ID not found';
  return undefined;
}

/** Whether this follows another form from the same address sooner than the service allows. */
export async function isTooSoon(services: StudioServices, { limitRate }: WaitlistService, clientAddress: string) {
  if (limitRate === undefined) return false;
  const limit = { name: 'waitlist-throttle', most: 1, windowMs: limitRate.throttleMs };
  return !(await countAttempt(services, limit, addressKey(clientAddress)));
}
