import { type GemId, gems } from '#spec/tables/gems.ts';
import type { GemSurface, LinearRgb } from '../contract.ts';
import { linearFromHex } from '#shared/srgb.ts';

/**
 * Light that comes back out of a stone has crossed it about this many depths (down, across and up again, some of it
 * twice). A cutter chooses rough so that the finished stone has the colour it is sold for, whatever its size, so the
 * absorption follows the depth instead of one figure per mm. Found by comparing the mean of ruby, emerald and sapphire
 * with the colour in the gem table.
 */
const PATH_PER_DEPTH = 2.3;
/** Least share of a colour that a stone lets through; with none it would look like paint. */
const DEEPEST = 0.004;

/** What a gem of a named colour and depth does with light. */
export function stoneLook(
  gemId: GemId,
  colour: string,
  depthMm: number,
): Pick<GemSurface, 'refractiveIndex' | 'dispersion' | 'absorptionPerMm' | 'opaque'> {
  const gem = gems[gemId];
  const named = gem.colours.find(({ name }) => name === colour) ?? gem.colours[0];
  const body = linearFromHex(named.srgb);
  return {
    refractiveIndex: gem.refractiveIndex,
    dispersion: gem.dispersion ?? 0,
    absorptionPerMm: absorption(body, depthMm * PATH_PER_DEPTH),
    ...(gem.transparency === 'transparent' ? {} : { opaque: body }),
  };
}

/** Beer and Lambert: per mm, so that white light that crossed the path has the body colour. */
function absorption([red, green, blue]: LinearRgb, pathMm: number): LinearRgb {
  const perMm = (share: number): number => -Math.log(Math.max(DEEPEST, share)) / pathMm;
  return [perMm(red), perMm(green), perMm(blue)];
}
