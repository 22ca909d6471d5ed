/** Red, green, blue and opacity of each pixel, row after row. */
export interface DecodedPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rgba: Uint8Array;
}

/** Where a pixel of the upright picture is found in the file, by the orientation of EXIF (CIPA DC-008, 4.6.5). */
type Finder = (x: number, y: number, width: number, height: number) => readonly [number, number];

const finders: Readonly<Record<number, Finder>> = {
  2: (x, y, w) => [w - 1 - x, y],
  3: (x, y, w, h) => [w - 1 - x, h - 1 - y],
  4: (x, y, _w, h) => [x, h - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y, _w, h) => [y, h - 1 - x],
  7: (x, y, w, h) => [w - 1 - y, h - 1 - x],
  8: (x, y, w) => [w - 1 - y, x],
};

/** From this orientation on, width and height change places. */
const TURNED_FROM = 5;

/** A picture as it was seen, however the camera was held. */
export function uprighted(picture: DecodedPicture, orientation: number): DecodedPicture {
  const find = finders[orientation];
  if (find === undefined) return picture;
  const { widthPx: w, heightPx: h } = picture;
  const [widthPx, heightPx] = orientation >= TURNED_FROM ? [h, w] : [w, h];
  const from = new Uint32Array(picture.rgba.slice().buffer, 0, w * h);
  const to = new Uint32Array(w * h);
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      const [fx, fy] = find(x, y, w, h);
      to[y * widthPx + x] = from[fy * w + fx] as number;
    }
  }
  return { widthPx, heightPx, rgba: new Uint8Array(to.buffer) };
}
