import { createHash } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { nobody } from '../../pages/newcomer.ts';
import { publicPages } from '../../pages/public-pages.ts';

test.use(nobody);

const listed = publicPages.filter((path) => path !== '/no/such/page');

/** Width and height of a JPEG, in its frame header (ITU-T T.81, B.2.2). */
function jpegSize(file: Buffer): readonly [number, number] {
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  return [file.readUInt16BE(frame + 7), file.readUInt16BE(frame + 5)];
}

const canonical = (address: string): string => `<link rel="canonical" href="${address}">`;

test('every public page has a title, a description, an address and a picture of its own for who shares it', async ({
  request,
  baseURL,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const pictures = new Set<string>();
  const words = new Set<string>();
  for (const path of listed) {
    const html = await (await request.get(path)).text();
    const content = (name: string): string =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
    descriptions.add(content('description'));
    // The login page is not on the site's map, and asks not to be listed.
    const ownAddress = path === '/login' ? '<meta name="robots" content="noindex">' : canonical(`${baseURL}${path}`);
    expect(html, path).toContain(ownAddress);
    for (const name of [
      'og:title',
      'og:description',
      'og:image:alt',
      'twitter:card',
      'twitter:title',
      'twitter:image:alt',
    ])
      expect(content(name), `${path} ${name}`).not.toBe('');
    expect(content('twitter:image'), path).toBe(content('og:image'));
    expect(content('twitter:image:alt'), path).toBe(content('og:image:alt'));
    const picture = await request.get(content('og:image'));
    expect([picture.status(), picture.headers()['content-type']], path).toEqual([200, 'image/jpeg']);
    const bytes = await picture.body();
    expect(jpegSize(bytes), path).toEqual([Number(content('og:image:width')), Number(content('og:image:height'))]);
    expect(jpegSize(bytes), path).toEqual([1200, 630]);
    pictures.add(createHash('sha256').update(bytes).digest('hex'));
    words.add(content('og:image:alt'));
    expect(html, path).toMatch(/<link rel="apple-touch-icon" href="\/apple-touch-icon\.png"/);
  }
  const own = [titles, descriptions, pictures, words].map(({ size }) => size);
  expect(own).toEqual([listed.length, listed.length, listed.length, listed.length]);
});

test('search engines find the public pages, and icons are there', async ({ request, baseURL }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  for (const path of listed.filter((one) => one !== '/login')) expect(map).toContain(`<loc>${baseURL}${path}</loc>`);
  expect(map).not.toContain('/login');
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const icon of ['/mark.svg', '/apple-touch-icon.png', '/icon-512.png', '/site.webmanifest'])
    expect((await request.get(icon)).status(), icon).toBe(200);
});

test('an address without a page answers 404, and shows the not-found page', async ({ page, request }) => {
  for (const path of ['/no/such/page', '/catalogue', '/pricing/further'])
    expect((await request.get(path)).status(), path).toBe(404);
  for (const path of [...listed, '/modes', '/catalog/17', '/admin/nope'])
    expect((await request.get(path)).status(), path).toBe(200);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/arrived a little early/);
});

test('the frame of the screens is no page of its own: who asks for it is led to the first page', async ({
  request,
}) => {
  for (const path of ['/index.html', '/%69ndex.html']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], path).toEqual([301, '/']);
  }
});

test('whatever stands behind /admin, it asks to log in first', async ({ page }) => {
  await page.goto('/admin/nope');
  await expect(page).toHaveURL('/login');
});
