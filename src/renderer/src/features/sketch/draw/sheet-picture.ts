import type { Drawing } from '#designer/sketch/contract.ts';

/** A drawing as a picture, to lie under the piece that it becomes. */
export function sheetPicture({ widthPx, heightPx, strokes }: Drawing): string {
  const lines = strokes.map(
    ({ points, widthPx: pen }) =>
      `<polyline points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" stroke-width="${pen.toFixed(1)}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}" height="${heightPx}" fill="none" stroke="#57534e" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
