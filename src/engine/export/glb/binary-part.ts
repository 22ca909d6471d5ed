import type { GltfAccessor, GltfBufferView } from './gltf-document.ts';

const ARRAY_BUFFER = 34962;
const ELEMENT_ARRAY_BUFFER = 34963;
const UNSIGNED_SHORT = 5123;
const UNSIGNED_INT = 5125;
const FLOAT = 5126;

/** The highest index that fits 16 bits; 65535 itself restarts a strip. */
const LAST_SHORT_INDEX = 65_534;

/** Gathers the binary chunk of a GLB, with a view and an accessor for each array in it. */
export class BinaryPart {
  readonly accessors: GltfAccessor[] = [];
  readonly bufferViews: GltfBufferView[] = [];
  readonly #pieces: Uint8Array[] = [];
  #length = 0;

  get byteLength(): number {
    return this.#length;
  }

  /** Places, with the bounds that the format asks for. */
  addPositions(values: Float32Array): number {
    const min = [Infinity, Infinity, Infinity];
    const max = [-Infinity, -Infinity, -Infinity];
    for (let i = 0; i < values.length; i += 1) {
      const value = values[i] as number;
      if (value < (min[i % 3] as number)) min[i % 3] = value;
      if (value > (max[i % 3] as number)) max[i % 3] = value;
    }
    const bufferView = this.#append(values, ARRAY_BUFFER);
    return this.#accessor({ bufferView, componentType: FLOAT, count: values.length / 3, type: 'VEC3', min, max });
  }

  addNormals(values: Float32Array): number {
    const bufferView = this.#append(values, ARRAY_BUFFER);
    return this.#accessor({ bufferView, componentType: FLOAT, count: values.length / 3, type: 'VEC3' });
  }

  addIndices(values: Uint32Array, vertexCount: number): number {
    const short = vertexCount - 1 <= LAST_SHORT_INDEX;
    const bufferView = this.#append(short ? Uint16Array.from(values) : values, ELEMENT_ARRAY_BUFFER);
    const componentType = short ? UNSIGNED_SHORT : UNSIGNED_INT;
    return this.#accessor({ bufferView, componentType, count: values.length, type: 'SCALAR' });
  }

  /** Copies everything to its place in the file. */
  writeTo(bytes: Uint8Array, offset: number): void {
    let at = offset;
    for (const piece of this.#pieces) {
      bytes.set(piece, at);
      at += aligned(piece.length);
    }
  }

  #append(values: Float32Array | Uint32Array | Uint16Array, target: GltfBufferView['target']): number {
    const piece = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    this.bufferViews.push({ buffer: 0, byteOffset: this.#length, byteLength: piece.length, target });
    this.#pieces.push(piece);
    this.#length += aligned(piece.length);
    return this.bufferViews.length - 1;
  }

  #accessor(accessor: GltfAccessor): number {
    this.accessors.push(accessor);
    return this.accessors.length - 1;
  }
}

/** Everything in a GLB begins on a multiple of four bytes. */
export function aligned(length: number): number {
  return Math.ceil(length / 4) * 4;
}
