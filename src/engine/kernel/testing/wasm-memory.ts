import { vi } from 'vitest';

interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

/** The little of WebAssembly that is needed here; the engine's tests know neither the browser's nor Node's types of it. */
interface WasmNamespace {
  instantiate(...source: never[]): Promise<{ readonly instance: { readonly exports: object } }>;
  readonly Memory: new (...options: never[]) => WasmMemory;
}

/** Runs what loads a kernel, and returns a gauge: how many bytes its WebAssembly memory has now. */
export async function gaugeOf(load: () => Promise<unknown>): Promise<() => number> {
  const wasm = (globalThis as unknown as { readonly WebAssembly: WasmNamespace }).WebAssembly;
  const instantiate = vi.spyOn(wasm, 'instantiate');
  await load();
  const loaded = await Promise.all(instantiate.mock.results.map(({ value }) => value as Awaited<typeof value>));
  instantiate.mockRestore();
  const memories = loaded.flatMap(({ instance }) =>
    Object.values(instance.exports).filter((one): one is WasmMemory => one instanceof wasm.Memory),
  );
  return () => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
}
