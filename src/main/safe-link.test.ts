import { expect, test } from 'vitest';
import { isSafeLink } from './safe-link.ts';

test.each(['https://example.com/a?b', 'mailto:support@example.com'])('%s may be opened outside', (url) => {
  expect(isSafeLink(url)).toBe(true);
});

test.each(['http://example.com', 'file:///etc/passwd', 'javascript:alert(1)', 'ms-msdt:/id', 'vbscript:x', ''])(
  '%s stays closed',
  (url) => {
    expect(isSafeLink(url)).toBe(false);
  },
);
