import { ORIGIN_PLACEHOLDER, publicAddresses } from '../../src/shared/site/addresses.ts';

/** The public pages as a site map (sitemaps.org), for search engines; nothing is found at the login page. */
export function siteMap(): string {
  const { login: _, ...listed } = publicAddresses;
  const entries = Object.values(listed).map((path) => `  <url><loc>${ORIGIN_PLACEHOLDER}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
