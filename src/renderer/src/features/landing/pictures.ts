const pictures = import.meta.glob<string>('../../assets/pictures/*.{webp,svg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of one of the pictures that `npm run media` rendered. */
export function pictureNamed(file: string): string {
  const picture = pictures[`../../assets/pictures/${file}`];
  if (picture === undefined) throw new Error(`There is no picture called ${file}`);
  return picture;
}
