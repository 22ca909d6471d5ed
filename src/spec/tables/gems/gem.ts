/** One colour a gem is sold in. */
export interface GemColour {
  readonly name: string;
  /** Body colour of light that has crossed `attenuationDistanceMm` of the stone; a hint for pictures, not measured. */
  readonly srgb: string;
  readonly attenuationDistanceMm: number;
}

/** How much a stone can take, from A (anything) to D (bezel, cup or inlay only). */
export type SettingClassId = 'A' | 'B' | 'C' | 'D';

/** What a gem does with light besides refracting it. */
export type GemPhenomenon = 'nacre' | 'play-of-colour' | 'cats-eye' | 'adularescence' | 'colour-change' | 'banding';

/** A gem variety: optics for the picture, density for the weight, toughness for the setting. */
export interface Gem {
  readonly name: string;
  readonly species: string;
  /** The one index to draw with: the middle of the range. */
  readonly refractiveIndex: number;
  /** Lowest and highest index; the width of a doubly refractive gem's range shows as doubled back facets. */
  readonly refractiveIndexRange: readonly [number, number];
  /**
   * Fire: index at 430.8 nm minus index at 686.7 nm (B to G); null where no number is published because none is seen.
   */
  readonly dispersion: number | null;
  readonly specificGravity: number;
  readonly specificGravityRange: readonly [number, number];
  /** Scratch hardness. */
  readonly mohs: number;
  readonly transparency: 'transparent' | 'translucent' | 'opaque';
  /** How it is normally cut when nothing was said. */
  readonly usualForm: 'faceted' | 'cabochon' | 'bead';
  readonly phenomenon: GemPhenomenon | null;
  /** The first is meant when no colour was said. */
  readonly colours: readonly [GemColour, ...GemColour[]];
  /** Grown or made, not mined; of all others the row describes the natural gem. */
  readonly made?: true;
  /**
   * The gold that shows it best, where that is not yellow: white where yellow would tint or dull it, rose where it glows
   * in rose, that of the style where it has no colour of its own. Trade judgement.
   */
  readonly goldBeside?: 'white' | 'rose' | 'by-style';
  readonly settingClass: SettingClassId;
  /** What the setter should know; may be empty. */
  readonly settingNote: string;
  /** How well the constants are backed: "two-source", "one-source", "general"… */
  readonly verified: string;
  readonly sources: readonly string[];
}
