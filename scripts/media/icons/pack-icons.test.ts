import { expect, test } from 'vitest';
import { packIcns, packIco } from './pack-icons.ts';

const picture = (sidePx: number, bytes: number) => ({ sidePx, png: new Uint8Array(bytes).fill(sidePx % 251) });

test('an icon of Windows says where each picture lies', () => {
  const [small, large] = [picture(16, 10), picture(256, 700)];
  const icon = Buffer.from(packIco([small, large]));
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const rows = [6, 22].map((row) => ({
    side: icon.readUInt8(row) || 256,
    at: icon.readUInt32LE(row + 12),
    bytes: icon.readUInt32LE(row + 8),
  }));
  expect(rows.map(({ side }) => side)).toEqual([16, 256]);
  const pictures = rows.map(({ at, bytes }) => new Uint8Array(icon.subarray(at, at + bytes)));
  expect(pictures).toEqual([small.png, large.png]);
  expect(icon).toHaveLength(6 + 2 * 16 + 710);
});

test('an icon of macOS names its pictures, those for retina displays twice', () => {
  const icon = Buffer.from(packIcns([picture(48, 5), picture(128, 7), picture(512, 9)]));
  expect([icon.toString('latin1', 0, 4), icon.readUInt32BE(4)]).toEqual(['icns', icon.length]);
  const names: string[] = [];
  for (let at = 8; at < icon.length; at += icon.readUInt32BE(at + 4)) names.push(icon.toString('latin1', at, at + 4));
  expect(names).toEqual(['ic07', 'ic09', 'ic14']);
});
