import type { TriangleMesh } from '../../contract/solid.ts';

/** FNV-1a's prime and offset basis, 32 bits. */
const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;

/**
 * A fingerprint of a mesh as a file would hold it: coordinates as 32-bit floats, and all indices. Two lanes of FNV-1a
 * over 32-bit words, the second one over rotated words: 16 hexadecimal digits, the same in every runtime.
 */
export function meshHash({ positions, triangles }: TriangleMesh): string {
  const written = Float32Array.from(positions);
  // −0 and 0 are the same place.
  for (let i = 0; i < written.length; i += 1) if (written[i] === 0) written[i] = 0;
  const lanes = new Uint32Array([BASIS, BASIS ^ positions.length]);
  mixIn(lanes, new Uint32Array(written.buffer));
  mixIn(lanes, triangles);
  return [...lanes].map((lane) => lane.toString(16).padStart(8, '0')).join('');
}

function mixIn(lanes: Uint32Array, words: Uint32Array): void {
  let first = lanes[0] as number;
  let second = lanes[1] as number;
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] as number;
    first = Math.imul(first ^ word, PRIME);
    first ^= first >>> 15;
    second = Math.imul(second ^ ((word << 13) | (word >>> 19)), PRIME);
    second ^= second >>> 16;
  }
  lanes[0] = first;
  lanes[1] = second;
}
