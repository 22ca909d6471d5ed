import type { ContactRequest, Received } from '#shared/public-calls.ts';
import type { Result } from '#shared/result.ts';
import { sendJson } from '../api/configured-address.ts';
import { siteConfig } from '../api/site-config.ts';

/** Sends a message to whoever runs the studio. */
export async function sendMessage(message: ContactRequest): Promise<Result<Received>> {
  const config = await siteConfig();
  return config.ok ? sendJson(config.value.contact.endpoint, message) : config;
}
