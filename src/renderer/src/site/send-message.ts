import type { ContactRequest, Received } from '../api/public-calls.ts';
import type { Result } from '#shared/result.ts';
import { postJson } from '../api/configured-endpoint.ts';
import { fetchSiteConfig } from '../api/site-config.ts';

/** Sends a message to the operator of the studio. */
export async function sendMessage(message: ContactRequest): Promise<Result<Received>> {
  const config = await fetchSiteConfig();
  return config.ok ? postJson(config.value.contact.endpoint, message) : config;
}
