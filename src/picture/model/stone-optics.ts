import { type Gem, type GemId, type GemPhenomenon, gems } from '#spec/tables/gems.ts';
import type { GemSurface, LinearRgb, StoneBody } from '../contract.ts';
import { linearFromHex } from '#shared/srgb.ts';

/**
 * Light that comes back out of a stone has crossed it about this many depths (down, across and up again, some of it
 * twice). A cutter chooses rough so that the finished stone has the colour it is sold for, whatever its size, so the
 * absorption follows the depth instead of one number per mm. Found by comparing the mean of ruby, emerald and sapphire
 * with the colour in the gem table.
 */
const PATH_PER_DEPTH = 2.3;
/** Least share of a colour that a stone lets through; with none it would look like paint. */
const DEEPEST = 0.004;

/** What a gem of a named colour and depth does with light. */
export function stoneOptics(
  gemId: GemId,
  colour: string,
  depthMm: number,
): Pick<GemSurface, 'refractiveIndex' | 'dispersion' | 'absorptionPerMm' | 'body'> {
  const gem = gems[gemId];
  const named = gem.colours.find(({ name }) => name === colour) ?? gem.colours[0];
  const body = linearFromHex(named.srgb);
  return {
    refractiveIndex: gem.refractiveIndex,
    dispersion: gem.dispersion ?? 0,
    absorptionPerMm: absorption(body, depthMm * PATH_PER_DEPTH),
    ...(gem.transparency === 'transparent'
      ? {}
      : { body: { colour: body, depth: depthOf(gem, named.attenuationDistanceMm), play: playOf(gem, named.name) } }),
  };
}

/** A stone that light crosses this far is filled by it. */
const FILLED_MM = 2;

/** How far light spreads in a body, by how far it comes in a stone of that colour. */
function depthOf({ transparency }: Gem, attenuationDistanceMm: number): number {
  return transparency === 'opaque' ? 0 : Math.min(1, attenuationDistanceMm / FILLED_MM);
}

const plays: Readonly<Record<GemPhenomenon, StoneBody['play']>> = {
  nacre: 'lustre',
  'play-of-colour': 'opal',
  adularescence: 'sheen',
  'cats-eye': 'ray',
  'colour-change': 'none',
  banding: 'none',
};

/** Fire opal is sold for its colour and has none but that. */
function playOf({ phenomenon }: Gem, colour: string): StoneBody['play'] {
  return phenomenon === null || colour === 'fire opal' ? 'none' : plays[phenomenon];
}

/** Beer and Lambert: per mm, so that white light that crossed the path has the body colour. */
function absorption([red, green, blue]: LinearRgb, pathMm: number): LinearRgb {
  const perMm = (share: number): number => -Math.log(Math.max(DEEPEST, share)) / pathMm;
  return [perMm(red), perMm(green), perMm(blue)];
}
