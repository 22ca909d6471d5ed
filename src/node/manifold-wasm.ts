import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The bytes of the manifold kernel. The engine takes them as a parameter because it has no access to files. */
export async function loadWasmBinary(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(createRequire(import.meta.url).resolve('manifold-3d/manifold.wasm')));
}
