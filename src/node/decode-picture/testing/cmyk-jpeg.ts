/** A JPEG of 8 × 8 pixels in four inks, each of one even tone: the smallest that there is (baseline, one block each). @param says whose file it says it is */
export function cmykJpeg({ says }: { readonly says: 'adobe' | 'nothing' }): Uint8Array {
  const components = [1, 2, 3, 4];
  const quantization = [0xff, 0xdb, 0, 67, 0, ...Array.from({ length: 64 }, () => 1)];
  const frame = [0xff, 0xc0, 0, 8 + 12, 8, 0, 8, 0, 8, 4, ...components.flatMap((id) => [id, 0x11, 0])];
  // One code in each table: a difference of no bits, and the end of the block.
  const table = (id: number) => [0xff, 0xc4, 0, 20, id, 1, ...Array.from({ length: 15 }, () => 0), 0];
  const scan = [0xff, 0xda, 0, 6 + 8, 4, ...components.flatMap((id) => [id, 0]), 0, 63, 0];
  // What programs for print write of themselves: version, flags, and that the inks are stored as they are.
  const adobe = [0xff, 0xee, 0, 14, ...new TextEncoder().encode('Adobe'), 0, 100, 0, 0, 0, 0, 0];
  const head = [0xff, 0xd8, ...(says === 'adobe' ? adobe : []), ...quantization, ...frame];
  const [blocks, end] = [[0x00], [0xff, 0xd9]];
  // Four blocks of the codes 0 and 0 are eight bits.
  return Uint8Array.from([...head, ...table(0x00), ...table(0x10), ...scan, ...blocks, ...end]);
}
