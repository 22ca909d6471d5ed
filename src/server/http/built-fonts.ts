import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The screens' fonts, as in `src/renderer/src/styles/fonts.css`; the build appends a hash to their names. */
const FONTS = [
  { file: /^cormorant-garamond-latin-500-[\w-]+\.woff2$/, family: 'Cormorant Garamond', weight: '500' },
  { file: /^inter-latin-400-600-[\w-]+\.woff2$/, family: 'Inter', weight: '400 600' },
];

/**
 * `@font-face` rules that let server-rendered pages use the fonts of the built screens; without a build, the system's
 * fonts are the fallback.
 */
export async function builtFonts(builtSite: string): Promise<string> {
  const files = await readdir(join(builtSite, 'assets')).catch(() => []);
  return FONTS.flatMap(({ file, family, weight }) => {
    const built = files.find((name) => file.test(name));
    if (built === undefined) return [];
    const source = `src: url("/assets/${built}") format("woff2")`;
    return `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; ${source}; }\n`;
  }).join('');
}
