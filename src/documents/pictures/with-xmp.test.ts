import { crc32 } from 'node:zlib';
import exifr from 'exifr';
import { describe, expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { haloRing, plainBand } from '#spec/testing/sample-specs.ts';
import { madeOf, type PictureFacts } from './picture-facts.ts';
import { type PictureFormat, withXmp } from './with-xmp.ts';
import { xmpPacket } from './xmp-packet.ts';

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));
/** One grey pixel, as a browser's canvas packs it: a JPEG file with its JFIF segment, and a PNG file. */
const files: Readonly<Record<PictureFormat, Uint8Array>> = {
  jpeg: bytes(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APn+v//Z',
  ),
  png: bytes('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='),
};

const facts: PictureFacts = {
  title: 'Aurelia & <Sons> “कंगन”',
  sku: 'NK-0042',
  description: 'Worn low.\nFor every day.',
  tags: ['bridal', 'R&D'],
  designId: '1a2b3c4d-0000-4000-8000-000000000000',
  spec: completeSpec(haloRing),
  shopName: 'Asha & Daughters',
  day: '2026-11-24',
};

type Groups = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The signs that XML writes as entities, which this reader leaves as they are. */
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** What a reader of picture files that is none of ours finds. */
async function readBy(file: Uint8Array): Promise<Groups> {
  const found: unknown = await exifr.parse(Buffer.from(file), { xmp: { parse: true }, mergeOutput: false });
  const decoded = JSON.stringify(found, (_name, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity) : value,
  );
  return JSON.parse(decoded) as Groups;
}

const formats = ['jpeg', 'png'] as const;

describe.each(formats)('a %s file', (format) => {
  test('says what it shows, whose and which it is, and that it is a digital creation', async () => {
    const { dc, xmp, Iptc4xmpExt } = await readBy(withXmp[format](files[format], xmpPacket(facts)));
    expect(dc).toMatchObject({
      title: { lang: 'x-default', value: facts.title },
      description: { value: 'Worn low.\nFor every day.\n18k rose gold. Ruby, diamond' },
      subject: ['bridal', 'R&D'],
      creator: 'Asha & Daughters',
      identifier: 'urn:uuid:1a2b3c4d-0000-4000-8000-000000000000',
    });
    expect(xmp).toMatchObject({ CreatorTool: brand.name });
    expect(Iptc4xmpExt).toMatchObject({
      DigitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation',
      ArtworkOrObject: {
        AOTitle: { value: facts.title },
        AOSourceInvNo: 'NK-0042',
        AOSource: 'Asha & Daughters',
        AOPhysicalDescription: { value: '18k rose gold. Ruby, diamond' },
      },
    });
  });

  test('without a number, a shop and tags says nothing of them', async () => {
    const bare = { ...facts, sku: '', shopName: '', tags: [], description: '' };
    const { dc, Iptc4xmpExt } = await readBy(withXmp[format](files[format], xmpPacket(bare)));
    expect(Object.keys(dc ?? {}).toSorted()).toEqual(['description', 'identifier', 'title']);
    expect(Iptc4xmpExt?.['ArtworkOrObject']).not.toHaveProperty('AOSourceInvNo');
  });

  test('of another kind is a mistake of ours', () => {
    const other = files[format === 'jpeg' ? 'png' : 'jpeg'];
    expect(() => withXmp[format](other, xmpPacket(facts))).toThrow(/This is no/);
  });

  test('keeps its pixels: what was there is there still, byte by byte', () => {
    const file = withXmp[format](files[format], xmpPacket(facts));
    const tail = format === 'jpeg' ? files.jpeg.subarray(20) : files.png.subarray(33);
    expect(file.subarray(-tail.length)).toEqual(tail);
  });
});

test('the chunk of a PNG file has its right sum', () => {
  const file = Buffer.from(withXmp.png(files.png, xmpPacket(facts)));
  const length = file.readUInt32BE(33);
  expect(file.subarray(37, 41).toString()).toBe('iTXt');
  expect(file.readUInt32BE(41 + length)).toBe(crc32(file.subarray(37, 41 + length)));
});

test('what XML has no sign for is left out, the rest stays', async () => {
  const odd = { ...facts, title: 'A\u0000\u0008B\uD800C' };
  const { dc } = await readBy(withXmp.jpeg(files.jpeg, xmpPacket(odd)));
  expect(dc?.['title']).toMatchObject({ value: 'AB\uFFFDC' });
});

test('a packet that no JPEG segment has room for is a mistake of ours', () => {
  expect(() => withXmp.jpeg(files.jpeg, 'x'.repeat(65_530))).toThrow(/does not fit/);
});

test('what a piece is made of is its metal, and its stones where it has any', () => {
  expect([madeOf(completeSpec(haloRing)), madeOf(completeSpec(plainBand))]).toEqual([
    '18k rose gold. Ruby, diamond',
    '18k yellow gold',
  ]);
});
