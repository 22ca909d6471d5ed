import { expect, test } from 'vitest';
import { parseSiteConfig, type SiteConfig, siteConfigSchema } from '#shared/site/site-config.ts';
import { siteConfigOf } from '../../settings/site-config-of.ts';
import { readStudioSettings } from '../../settings/studio-settings.ts';
import { siteConfigRoutes } from './site-config.ts';

function configured(): SiteConfig {
  const settings = readStudioSettings({
    USER_POOL_ID: 'eu-west-1_AbC',
    USER_POOL_CLIENT_ID: '4abc',
    USER_POOL_FACTORS: 'emailCode,passkey',
  });
  if (!settings.ok) throw new Error(settings.problem.message);
  return siteConfigOf(settings.value, true);
}

test('the answer is what the screens read, down to the factors of an outside pool', async () => {
  const siteConfig = configured();
  const answer = await siteConfigRoutes({ siteConfig }).request('/config.json');
  expect(siteConfig.identity.otherFactors).toEqual(['emailCode', 'passkey']);
  expect(parseSiteConfig(await answer.json())).toEqual({ ok: true, value: siteConfig });
});

test('every member of the answer is described', () => {
  const document = siteConfigRoutes({ siteConfig: configured() }).getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'studio', version: '0' },
  });
  const answer: unknown = document.paths?.['/config.json']?.get?.responses?.['200'];
  expect(answer).toHaveProperty(['content', 'application/json', 'schema', 'properties'], {
    ...siteConfigSchema.description.properties,
    identity: expect.objectContaining({ properties: expect.objectContaining({ otherFactors: expect.any(Object) }) }),
  });
});
