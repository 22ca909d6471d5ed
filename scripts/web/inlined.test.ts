import { describe, expect, test } from 'vitest';
import { inlined } from './inlined.ts';

describe('what is written into a page', () => {
  test('stands in its element, and is allowed by its hash', () => {
    // echo -n 'a{}' | openssl dgst -sha256 -binary | base64
    expect(inlined('style', 'a{}')).toEqual({
      kind: 'style',
      markup: '<style>a{}</style>',
      hash: 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=',
    });
    expect(inlined('script', 'go()', ' data-modules="/a.js"').markup).toBe(
      '<script data-modules="/a.js">go()</script>',
    );
  });

  test.each([
    ['script', 'write("</SCRIPT>")'],
    ['style', 'a::after{content:"</style>"}'],
    ['script', 'write("<!-- <script>")'],
  ] as const)('is refused where it would end its element: %s %s', (kind, text) => {
    expect(() => inlined(kind, text)).toThrow(/ends its element/);
  });
});
