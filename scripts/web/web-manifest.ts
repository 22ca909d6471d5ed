import { brand } from '../../src/shared/brand.ts';

/** How phones name and show the site on their home screen (W3C web app manifest). */
export function webManifest(): string {
  const icon = (sidePx: number) => ({ src: `/icon-${sidePx}.png`, sizes: `${sidePx}x${sidePx}`, type: 'image/png' });
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: '#faf7f2',
    theme_color: '#faf7f2',
    icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
  });
}
