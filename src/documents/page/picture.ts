import type { Paper } from './paper.ts';

/** Prints a photograph at the place that is reached. @returns its width in points; 0 where there is none */
export async function printPhotograph(
  paper: Paper,
  photograph: Uint8Array | undefined,
  leftPt: number,
  sidePt: number,
): Promise<number> {
  if (photograph === undefined) return 0;
  const image = await paper.pdf.embedJpg(photograph);
  const { width, height } = image.scaleToFit(sidePt, sidePt);
  paper.put((page, at) => page.drawImage(image, { ...at, width, height }), leftPt, height);
  return width;
}
