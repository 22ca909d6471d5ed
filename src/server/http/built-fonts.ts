import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The screens' own fonts, as `src/renderer/src/styles/fonts.css` has them; the build puts a mark behind their names. */
const FONTS = [
  { file: /^cormorant-garamond-latin-500-[\w-]+\.woff2$/, family: 'Cormorant Garamond', weight: '500' },
  { file: /^inter-latin-400-600-[\w-]+\.woff2$/, family: 'Inter', weight: '400 600' },
];

/** Lends the fonts of the built screens to pages that are none of them; without a build they fall back on the system's. */
export async function builtFonts(builtSite: string): Promise<string> {
  const files = await readdir(join(builtSite, 'assets')).catch(() => []);
  return FONTS.flatMap(({ file, family, weight }) => {
    const built = files.find((name) => file.test(name));
    if (built === undefined) return [];
    const source = `src: url("/assets/${built}") format("woff2")`;
    return `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; ${source}; }\n`;
  }).join('');
}
