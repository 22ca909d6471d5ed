import { expect, test } from 'vitest';
import { readStudioAddress } from './studio-address.ts';

test.each([
  ['https://studio.example', 'https://studio.example'],
  ['https://studio.example:8443/', 'https://studio.example:8443'],
  ['http://127.0.0.1:4310', 'http://127.0.0.1:4310'],
  ['http://[::1]:4310', 'http://[::1]:4310'],
  ['http://localhost:4310/', 'http://localhost:4310'],
])('%s is the address of a studio', (text, origin) => {
  expect(readStudioAddress(text)).toEqual({ ok: true, value: origin });
});

test.each([
  'http://studio.example',
  'http://127.0.0.1.evil.example',
  'https://ann:secret@studio.example',
  'https://@studio.example',
  'https://studio.example/studio',
  'https://studio.example/?a=b',
  'https://studio.example/#a',
  'app://bundle',
  'file:///etc',
  'javascript:alert(1)',
  'studio.example',
  '',
  'x'.repeat(10_000),
])('%s is none', (text) => {
  const read = readStudioAddress(text);
  expect(read).toMatchObject({ ok: false, problem: { code: 'studio_address' } });
  expect(JSON.stringify(read).length).toBeLessThan(500);
});
