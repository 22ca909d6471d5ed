/** The fields of a binary glTF's document that tests look at. */
export interface GlbOutline {
  readonly asset: { readonly version: string };
  readonly meshes: readonly { readonly primitives: readonly unknown[] }[];
  readonly nodes: readonly unknown[];
  readonly materials: readonly unknown[];
  readonly buffers: readonly { readonly byteLength: number }[];
}

/** Reads the two chunks of a GLB and verifies their lengths. */
export function readGlbOutline(bytes: Uint8Array): GlbOutline {
  const file = Buffer.from(bytes);
  if (file.toString('latin1', 0, 4) !== 'glTF' || file.readUInt32LE(4) !== 2) throw new Error('Not a binary glTF 2');
  if (file.readUInt32LE(8) !== file.length) throw new Error('The file is longer or shorter than it says');
  const jsonLength = file.readUInt32LE(12);
  if (file.toString('latin1', 16, 20) !== 'JSON') throw new Error('The first chunk is JSON');
  const document = JSON.parse(file.toString('utf8', 20, 20 + jsonLength)) as GlbOutline;
  const binaryLength = file.readUInt32LE(20 + jsonLength);
  if (28 + jsonLength + binaryLength !== file.length) throw new Error('The binary chunk ends elsewhere');
  const [buffer] = document.buffers;
  if (!buffer || buffer.byteLength > binaryLength) throw new Error('The buffer is larger than its chunk');
  return document;
}
