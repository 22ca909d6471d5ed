import { describe, expect, test } from 'vitest';
import { allowedOrigin, localPasskeySite, passkeySiteOf } from './passkey-site.ts';

const written = (origin: unknown) => Buffer.from(JSON.stringify({ origin })).toString('base64url');

describe('on somebody’s own computer', () => {
  test.each(['http://localhost', 'http://localhost:4310'])('%s may use passkeys', (origin) => {
    expect(allowedOrigin(localPasskeySite, written(origin))).toBe(origin);
  });

  test.each(['http://127.0.0.1:4310', 'https://localhost:4310', 'http://localhost.evil.example', '', 7, null])(
    '%s may not',
    (origin) => {
      expect(allowedOrigin(localPasskeySite, written(origin))).toBeUndefined();
    },
  );

  test('what no browser wrote is no page', () => {
    expect(allowedOrigin(localPasskeySite, 'e30')).toBeUndefined();
    expect(allowedOrigin(localPasskeySite, 'AAAA')).toBeUndefined();
  });
});

test('a hosted studio’s passkeys work there and below, not beside it', () => {
  const others = ['https://shop.studio.example', 'https://studio.example.evil.example', 'https://notstudio.example'];
  expect(passkeySiteOf('https://studio.example', others)).toEqual({
    relyingPartyId: 'studio.example',
    origins: ['https://studio.example', 'https://shop.studio.example'],
  });
});
