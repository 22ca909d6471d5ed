/** A picture of yes and no, row after row. */
export interface Mask {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bits: Uint8Array;
}

export function emptyMask(widthPx: number, heightPx: number): Mask {
  return { widthPx, heightPx, bits: new Uint8Array(widthPx * heightPx) };
}

export function areaOf({ bits }: Mask): number {
  let area = 0;
  for (const bit of bits) area += bit;
  return area;
}

export function both(a: Mask, b: Mask): Mask {
  return { ...a, bits: a.bits.map((bit, at) => bit & (b.bits[at] as number)) };
}

export function either(a: Mask, b: Mask): Mask {
  return { ...a, bits: a.bits.map((bit, at) => bit | (b.bits[at] as number)) };
}

export function without(a: Mask, b: Mask): Mask {
  return { ...a, bits: a.bits.map((bit, at) => (b.bits[at] === 1 ? 0 : bit)) };
}

export function inverse(a: Mask): Mask {
  return { ...a, bits: a.bits.map((bit) => 1 - bit) };
}

/** Where a mask lies: the first and the last column and row that have a pixel of it. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxWidth({ left, right }: PixelBox): number {
  return right - left + 1;
}

export function boxHeight({ top, bottom }: PixelBox): number {
  return bottom - top + 1;
}

/**
 * The part of a mask around a box, so that small things cost little.
 * @returns it, and where its upper left corner was
 */
export function croppedTo(mask: Mask, box: PixelBox, marginPx: number): readonly [Mask, readonly [number, number]] {
  const margin = Math.ceil(marginPx);
  const [left, top] = [box.left - margin, box.top - margin];
  const window = emptyMask(boxWidth(box) + 2 * margin, boxHeight(box) + 2 * margin);
  for (let y = box.top; y <= box.bottom; y += 1) {
    const from = y * mask.widthPx;
    window.bits.set(mask.bits.subarray(from + box.left, from + box.right + 1), (y - top) * window.widthPx + margin);
  }
  return [window, [left, top]];
}

/** Undefined for a mask without a pixel. */
export function boxOf({ widthPx, heightPx, bits }: Mask): PixelBox | undefined {
  let [left, top, right, bottom] = [widthPx, heightPx, -1, -1];
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      if (bits[y * widthPx + x] === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return right < 0 ? undefined : { left, top, right, bottom };
}
