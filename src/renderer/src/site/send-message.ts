import type { ContactForm, Received } from '#shared/public-calls.ts';
import type { Result } from '#shared/result.ts';
import { siteConfig } from '../identity/site-config.ts';
import { postJson } from '../lib/platform/post-json.ts';

/** Sends a letter to whoever runs the studio. */
export async function sendMessage(letter: ContactForm): Promise<Result<Received>> {
  const config = await siteConfig();
  return config.ok ? postJson(config.value.contact.endpoint, letter) : config;
}
