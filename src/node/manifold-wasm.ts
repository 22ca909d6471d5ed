import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The bytes of the manifold kernel, which the engine takes as a parameter because it knows no files. */
export async function loadWasmBinary(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(createRequire(import.meta.url).resolve('manifold-3d/manifold.wasm')));
}
