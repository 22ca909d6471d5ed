import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/time-units.ts';
import { isUuid } from '#shared/uuid.ts';
import { onEachDatabase } from '../../testing/database-kinds.ts';
import { claimedJpeg, claimedPng, greyPng } from '../../testing/sample-pictures.ts';
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts';
import { type Answered, peopleOf, type Person } from '../../testing/workshop-people.ts';

interface Listed {
  readonly files: readonly { readonly id: string; readonly name: string; readonly address: string }[];
  readonly next?: string;
}

onEachDatabase((fresh) => {
  let studio: TestStudio;
  let people: ReturnType<typeof peopleOf>;
  let folder: string;
  let owner: Person;
  let shop: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'studio-files-'));
    studio = await openTestStudio(await fresh(), {
      dataFolder: folder,
      env: { FILES_PER_WORKSHOP: '6', FILE_MEGABYTES_PER_WORKSHOP: '1' },
    });
    people = peopleOf(studio);
    owner = await people.person('owner');
  });
  afterAll(async () => {
    await studio.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    shop = await people.furtherWorkshop(owner);
  });

  const at = () => `/api/workshops/${shop}/files`;
  /** Uploads some bytes under a name. */
  const upload = async (
    who: Person,
    bytes: Uint8Array | string,
    { name = 'ring.png', key = randomUUID() as string, headers = {} } = {},
  ): Promise<Answered> => {
    const answer = await studio.ask(`${at()}?${new URLSearchParams({ name }).toString()}`, {
      method: 'POST',
      headers: { ...who.headers, 'content-type': 'image/png', 'idempotency-key': key, ...headers },
      body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
    });
    return { status: answer.status, body: (await answer.json()) as Answered['body'], headers: answer.headers };
  };
  const list = async (who: Person, query = '') =>
    (await people.send(who, 'GET', at() + query)).body as unknown as Listed;
  const names = async (query = '') => (await list(owner, query)).files.map(({ name }) => name);
  const space = async () => (await people.send(owner, 'GET', `/api/workshops/${shop}/file-space`)).body;
  /** The objects in the folder. */
  const objects = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isUuid(entry.name))
      .map(({ name }) => name);

  test('a picture is kept as it was sent, told, shown, and deleted with its bytes', async () => {
    const before = objects().length;
    const png = greyPng(64, 48);
    const made = await upload(owner, png, { name: 'Client’s ring.PNG' });
    expect([made.status, made.headers.get('location')]).toEqual([201, `${at()}/${String(made.body['id'])}`]);
    expect(made.body).toMatchObject({
      name: 'Client’s ring',
      tags: [],
      mediaType: 'image/png',
      widthPx: 64,
      heightPx: 48,
      bytes: png.length,
      createdBy: owner.id,
    });
    expect((await list(owner)).files).toEqual([made.body]);
    expect((await people.send(owner, 'GET', `${at()}/${String(made.body['id'])}`)).body).toEqual(made.body);
    const shown = await studio.ask(String(made.body['address']));
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png);
    expect(await space()).toMatchObject({ files: 1, bytes: png.length, mostFiles: 6, mostBytes: 1_000_000 });
    expect(objects()).toHaveLength(before + 1);
    expect((await people.send(owner, 'DELETE', `${at()}/${String(made.body['id'])}`)).status).toBe(204);
    expect(await list(owner)).toEqual({ files: [] });
    expect((await studio.ask(String(made.body['address']))).status).toBe(404);
    expect(await space()).toMatchObject({ files: 0, bytes: 0 });
    expect(objects()).toHaveLength(before);
    expect((await people.send(owner, 'DELETE', `${at()}/${String(made.body['id'])}`)).status).toBe(404);
  });

  test('sent again with its key it is the same; something else under it is refused, and leaves nothing', async () => {
    const [png, key] = [greyPng(8, 8), randomUUID()];
    const [one, other] = await Promise.all([upload(owner, png, { key }), upload(owner, png, { key })]);
    expect([one.status, other.status, one.body['id']]).toEqual([201, 201, other.body['id']]);
    expect(await upload(owner, greyPng(9, 9), { key })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    expect(await upload(owner, png, { key, name: 'another' })).toMatchObject({ status: 422 });
    expect(await names()).toHaveLength(1);
    await studio.runMaintenance();
    const { kept } = await studio.services.db
      .selectFrom('storedObjects')
      .select(({ fn }) => fn.countAll().as('kept'))
      .executeTakeFirstOrThrow();
    expect(objects()).toHaveLength(Number(kept));
  });

  test('a picture is called otherwise, tagged and found by it, page by page', async () => {
    for (const name of ['emerald.png', 'ruby.png', 'ruby rose.png']) await upload(owner, greyPng(5, 5), { name });
    const [rose, ruby] = (await list(owner)).files;
    const change = (id: unknown, body: object) => people.send(owner, 'PATCH', `${at()}/${String(id)}`, body);
    expect((await change(ruby?.id, { tags: ['For Mrs. Rao', 'bridal', 'bridal'] })).body).toMatchObject({
      tags: ['For Mrs. Rao', 'bridal'],
    });
    // As people write it: nothing on a disk is called by it.
    const half = await change(rose?.id, { name: '1/2 ct ../gold', tags: ['bridal set'] });
    expect(half.body['name']).toBe('1/2 ct ../gold');
    const saved = await studio.ask(`${String(half.body['address'])}&save=true`);
    await saved.body?.cancel();
    expect(saved.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''1-2%20ct%20..-gold.png");
    expect((await change(rose?.id, { name: 'Rosé gold' })).body['tags']).toEqual(['bridal set']);
    expect(await names('?text=rub')).toEqual(['ruby']);
    expect(await names('?text=rose go')).toEqual(['Rosé gold']);
    expect(await names('?tag=for%20mrs%20rao')).toEqual(['ruby']);
    expect(await names('?tag=bridal')).toEqual(['ruby']);
    expect(await names('?text=bridal')).toEqual(['Rosé gold', 'ruby']);
    const { next } = await list(owner, '?limit=2');
    expect(await names(`?limit=2&after=${next ?? ''}`)).toEqual(['emerald']);
    expect((await change(randomUUID(), { name: 'x' })).status).toBe(404);
    for (const body of [{}, { name: ' ' }, { tags: ['—'] }, { name: 'x'.repeat(121) }, { bytes: 3 }, { name: 'a\0b' }])
      expect([body, (await change(ruby?.id, body)).status]).toEqual([body, 400]);
  });

  test.each([
    ['../../../etc/passwd', 'passwd'],
    ['..\\..\\boot.png', 'boot'],
    ['.htaccess', 'htaccess'],
    ['....png', 'Picture'],
    ['a/', 'Picture'],
    ['ring.php.png', 'ring.php'],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>'],
  ])('of the name %j nothing leads anywhere', async (name, plain) => {
    const made = await upload(owner, greyPng(5, 5), { name });
    expect(made.body['name']).toBe(plain);
    const shown = await studio.ask(`${String(made.body['address'])}&save=true`);
    expect(shown.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w%.~-]+\.png$/);
    await shown.body?.cancel();
  });

  describe('is refused', () => {
    const refusals: readonly (readonly [string, Uint8Array | string, number, string])[] = [
      [
        'a drawing with a script',
        '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
        415,
        'no_picture',
      ],
      ['a page that is called a picture', '<!doctype html><script>alert(1)</script>', 415, 'no_picture'],
      ['a program', 'MZ\u0090\0\u0003\0\0\0\u0004\0\0\0', 415, 'no_picture'],
      ['a picture that would fill a gigabyte', claimedPng(30_000, 30_000), 413, 'picture_too_large'],
      ['a damaged picture', claimedPng(0, 3), 415, 'unreadable_picture'],
      ['nothing', '', 400, 'empty_file'],
    ];
    test.each(refusals)('%s', async (_name, bytes, status, code) => {
      const before = objects().length;
      expect(await upload(owner, bytes)).toMatchObject({ status, body: { code } });
      expect(objects()).toHaveLength(before);
      expect(await space()).toMatchObject({ files: 0 });
    });

    test('a hundred megabytes, by what it says of itself, before it is sent', async () => {
      let asked = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(stream) {
          asked += 1;
          stream.enqueue(new Uint8Array(65_536));
        },
      });
      const answer = await studio.ask(`${at()}?name=large`, {
        method: 'POST',
        headers: { ...owner.headers, 'content-length': '104857600', 'idempotency-key': randomUUID() },
        body,
        duplex: 'half',
      } as RequestInit);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, 'file_too_large']);
      expect(asked).toBeLessThan(3);
    });

    test('one without a name or a key, or with a name that can’t be kept', async () => {
      const bare = await studio.ask(at(), {
        method: 'POST',
        headers: owner.headers,
        body: new Uint8Array(greyPng(3, 3)),
      });
      expect(bare.status).toBe(400);
      expect((await upload(owner, greyPng(3, 3), { key: 'short' })).status).toBe(400);
      expect((await upload(owner, greyPng(3, 3), { name: 'x'.repeat(121) })).status).toBe(400);
    });

    test('what a workshop has no room for, by bytes and by number, also of many at once', async () => {
      expect((await upload(owner, greyPng(5, 5, 600_000))).status).toBe(201);
      expect(await upload(owner, greyPng(5, 5, 600_000))).toMatchObject({ status: 409, body: { code: 'files_full' } });
      const many = await Promise.all(Array.from({ length: 8 }, () => upload(owner, greyPng(5, 5))));
      expect(many.filter(({ status }) => status === 201)).toHaveLength(5);
      expect(await space()).toMatchObject({ files: 6 });
      await studio.runMaintenance();
    });
  });

  test('is sent as a picture and nothing else, in a sandbox, and stored nowhere', async () => {
    const { body } = await upload(owner, greyPng(5, 5));
    const shown = await studio.ask(String(body['address']));
    await shown.body?.cancel();
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'content-disposition': "inline; filename*=UTF-8''ring.png",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    const head = await studio.ask(String(body['address']), { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('a smaller copy stands for the picture in lists, counts for nothing, and goes with it', async () => {
    const png = greyPng(5, 5);
    const { body } = await upload(owner, png);
    const [id, address] = [String(body['id']), String(body['address'])];
    const shown = async (query = '') => {
      const answer = await studio.ask(address + query);
      return [answer.headers.get('content-type'), Buffer.from(await answer.arrayBuffer())] as const;
    };
    const small = claimedJpeg(640, 480);
    const put = async (bytes: Uint8Array, who = owner, fileId = id) => {
      const init = { method: 'PUT', headers: who.headers, body: new Uint8Array(bytes) };
      const answer = await studio.ask(`${at()}/${fileId}/preview`, init);
      const text = await answer.text();
      return text === '' ? answer.status : (JSON.parse(text) as { readonly code: string }).code;
    };
    expect(await shown('&small=true')).toEqual(['image/png', png]);
    const before = objects().length;
    expect(await put(claimedJpeg(641, 2))).toBe('no_preview');
    expect(await put(greyPng(20, 20))).toBe('no_preview');
    expect(await put(Buffer.from('<svg xmlns="x"></svg>'))).toBe('no_picture');
    expect(await put(small)).toBe(204);
    // The first one stays.
    expect(await put(claimedJpeg(2, 2))).toBe(204);
    expect(await shown('&small=true')).toEqual(['image/jpeg', small]);
    expect(await put(small, owner, randomUUID())).toBe('not_found');
    await studio.runMaintenance();
    expect(objects()).toHaveLength(before + 1);
    expect(await shown()).toEqual(['image/png', png]);
    expect(await space()).toMatchObject({ files: 1, bytes: png.length });
    await people.send(owner, 'DELETE', `${at()}/${id}`);
    expect(objects()).toHaveLength(before - 1);
  });

  test('an address that was forged, changed, given to others or has expired is one of nothing', async () => {
    const { body } = await upload(owner, greyPng(5, 5));
    const other = await upload(owner, greyPng(6, 6));
    const address = new URL(String(body['address']), 'http://127.0.0.1');
    const status = async (change: (url: URL) => void) => {
      const url = new URL(address);
      change(url);
      const answer = await studio.ask(url.pathname + url.search);
      await answer.body?.cancel();
      return answer.status;
    };
    expect(await status(() => undefined)).toBe(200);
    const forgeries: readonly ((url: URL) => void)[] = [
      (url) => url.searchParams.delete('signature'),
      (url) => url.searchParams.set('signature', 'A'.repeat(43)),
      (url) => url.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + 1)),
      (url) => url.searchParams.set('expires', 'Infinity'),
      (url) => url.searchParams.set('for', randomUUID()),
      (url) => (url.pathname = `/files/${String(other.body['id'])}`),
      (url) => (url.pathname = '/files/..%2f..%2fsecret.key'),
      (url) => (url.search = ''),
    ];
    for (const forge of forgeries) expect(await status(forge)).toBe(404);
    studio.pass(HOUR_MS - 1000);
    expect(await status(() => undefined)).toBe(200);
    studio.pass(HOUR_MS + 2000);
    expect(await status(() => undefined)).toBe(404);
    owner = { ...owner, headers: await studio.signIn(owner.email) };
  });

  test('a caster looks and changes nothing; who is removed sees nothing more at the addresses that they have', async () => {
    const caster = await people.person(`caster-${shop.slice(0, 8)}`);
    await people.join(caster, shop, 'caster');
    await upload(owner, greyPng(5, 5));
    const [file] = (await list(caster)).files;
    expect((await upload(caster, greyPng(5, 5))).body['code']).toBe('role_without_right');
    expect((await people.send(caster, 'DELETE', `${at()}/${String(file?.id)}`)).status).toBe(403);
    const look = async () => {
      const answer = await studio.ask(String(file?.address));
      await answer.body?.cancel();
      return answer.status;
    };
    expect(await look()).toBe(200);
    await people.send(owner, 'DELETE', `/api/workshops/${shop}/members/${caster.id}`);
    expect(await look()).toBe(404);
  });

  test('another workshop’s picture is none', async () => {
    const { body } = await upload(owner, greyPng(5, 5));
    const first = shop;
    shop = await people.furtherWorkshop(owner);
    for (const [method, sent] of [['GET'], ['PATCH', { name: 'x' }], ['DELETE']] as const)
      expect((await people.send(owner, method, `${at()}/${String(body['id'])}`, sent)).status).toBe(404);
    shop = first;
    expect(await names()).toHaveLength(1);
  });

  test('with an account go the pictures of a workshop that nobody else is in', async () => {
    const leaving = await people.person(`leaving-${shop.slice(0, 8)}`);
    shop = await people.workshopOf(leaving);
    const before = objects().length;
    const { body } = await upload(leaving, greyPng(5, 5));
    expect(objects()).toHaveLength(before + 1);
    const AccessToken = (leaving.headers['authorization'] ?? '').slice('Bearer '.length);
    expect((await studio.call('DeleteUser', { AccessToken })).status).toBe(200);
    await studio.emails();
    expect(objects()).toHaveLength(before);
    expect((await studio.ask(String(body['address']))).status).toBe(404);
  });

  test('what was begun and never ended is swept after an hour, and what is kept stays', async () => {
    await upload(owner, greyPng(5, 5));
    const { db, clock, spool, fileStore } = studio.services;
    const key = randomUUID();
    await db
      .insertInto('storedObjects')
      .values({ key, sweepAtMs: clock() + HOUR_MS })
      .execute();
    await spool.take(new Blob([new Uint8Array(greyPng(4, 4))]).stream(), (spooled) => fileStore.put(key, spooled));
    await studio.runMaintenance();
    expect(objects()).toContain(key);
    studio.pass(DAY_MS);
    await studio.runMaintenance();
    expect(objects()).not.toContain(key);
    owner = { ...owner, headers: await studio.signIn(owner.email) };
    expect(await names()).toEqual(['ring']);
  });
});
