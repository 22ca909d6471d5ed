import type { GemSurface, LinearRgb } from '../contract.ts';
import { encodedFromLinear } from '#shared/srgb.ts';
import type { Borders } from './borders.ts';
import type { DepthBuffer } from './depth-buffer.ts';
import { patch } from './pencil.ts';

/** What a pixel shows: nothing (0), metal, or one of the kinds of stones. */
export const METAL = 1;
export const FIRST_STONE = 2;

/** The class of every pixel, from the class of every owner. */
export function regionsOf({ owner }: DepthBuffer, classOfOwner: readonly number[]): Uint8Array {
  const classes = new Uint8Array(owner.length);
  for (let pixel = 0; pixel < owner.length; pixel++) {
    const number = owner[pixel] as number;
    if (number >= 0) classes[pixel] = classOfOwner[number] as number;
  }
  return classes;
}

/** A thin wash of colour over a region, below the lines. */
export function wash(borders: Borders | undefined, colour: LinearRgb, opacity: number): string {
  if (borders === undefined) return '';
  const channels = colour.map((share) => Math.round(255 * encodedFromLinear(share))).join(' ');
  return `<path fill="rgb(${channels})" fill-opacity="${opacity}" fill-rule="evenodd" d="${borders.map(patch).join('')}"/>`;
}

/** Colour of light that crossed a stone about as deep as it is wide. */
export function bodyColour(gem: GemSurface): LinearRgb {
  if (gem.body !== undefined) return gem.body.colour;
  const [red, green, blue] = gem.absorptionPerMm;
  const path = gem.radiusMm * 1.2;
  return [Math.exp(-red * path), Math.exp(-green * path), Math.exp(-blue * path)];
}
