const files = import.meta.glob<string>('../../assets/{pictures,showpiece}/*.{webp,svg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of one of the files that `npm run media` rendered, e.g. `pictures/sketch.svg`. */
export function pictureNamed(file: string): string {
  const picture = files[`../../assets/${file}`];
  if (picture === undefined) throw new Error(`There is no picture called ${file}`);
  return picture;
}

/** The theme that a print was photographed for: on paper, or on dark velvet. */
export type Theme = 'day' | 'night';

/** The line drawing of a print: pencil by day, chalk by night. */
export function drawingNamed(name: string, theme: Theme): string {
  return pictureNamed(`${name}${theme === 'night' ? '-night' : ''}.svg`);
}

/** All sizes of a square print for `srcset`. */
export function sizesOf(name: string, theme: Theme, sidesPx: readonly number[]): string {
  return sidesPx.map((px) => `${addressOf(name, theme, px)} ${px}w`).join(', ');
}

export function addressOf(name: string, theme: Theme, sidePx: number): string {
  return pictureNamed(`${name}${theme === 'night' ? '-night' : ''}-${sidePx}.webp`);
}
