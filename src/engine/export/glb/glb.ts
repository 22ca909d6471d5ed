import type { Exporter, ExportInput } from '../exporter.ts';
import { aligned } from './binary-part.ts';
import { glbScene } from './scene.ts';

/** "glTF", "JSON" and "BIN\0" as little-endian words. */
const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;

const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const SPACE = 0x20;

/** GLB (binary glTF 2.0) in metres, with everything that is seen: casting, bought parts and stones. */
export const glbExporter: Exporter = {
  extension: 'glb',
  mediaType: 'model/gltf-binary',
  label: 'GLB',
  description: 'Metal and stones, to look at; in metres, as every GLB',
  unit: 'm',
  write: glbBytes,
};

function glbBytes(input: ExportInput): Uint8Array {
  const { document, binary } = glbScene(input);
  const json = new TextEncoder().encode(JSON.stringify(document));
  const binaryAt = HEADER_BYTES + CHUNK_HEADER_BYTES + aligned(json.length);
  const bytes = new Uint8Array(binaryAt + CHUNK_HEADER_BYTES + binary.byteLength);
  const view = new DataView(bytes.buffer);
  const words = (at: number, ...values: readonly number[]): void => {
    values.forEach((value, i) => view.setUint32(at + 4 * i, value, true));
  };
  words(0, MAGIC, 2, bytes.length, aligned(json.length), JSON_CHUNK);
  bytes.fill(SPACE, HEADER_BYTES + CHUNK_HEADER_BYTES, binaryAt);
  bytes.set(json, HEADER_BYTES + CHUNK_HEADER_BYTES);
  words(binaryAt, binary.byteLength, BINARY_CHUNK);
  binary.writeTo(bytes, binaryAt + CHUNK_HEADER_BYTES);
  return bytes;
}
