/** What an alloy is made of, for the metal rate; `base` has no hallmark. */
export type Metal = 'gold' | 'platinum' | 'palladium' | 'silver' | 'base';

/** How an alloy looks to a customer. Silver has its own word: it is brighter and warmer than the other white metals. */
export type MetalColour = 'yellow' | 'white' | 'rose' | 'silver' | 'grey' | 'brown';

/** A casting alloy as a workshop buys it. */
export interface Alloy {
  readonly name: string;
  readonly metal: Metal;
  readonly colour: MetalColour;
  /** Parts of precious metal in a thousand; null for base metals. */
  readonly fineness: number | null;
  /** Parts of gold in 24; null for everything that isn't gold. */
  readonly karat: number | null;
  /** Density to weigh with. Recipes differ by about 2 %: show it next to every weight. */
  readonly densityGramsPerCm3: number;
  /** Lowest and highest density found for this name. */
  readonly densityRange: readonly [number, number];
  /** Polished colour as a hint for pictures, not measured. */
  readonly srgb: string;
  /** Bends by hand: prongs must be thicker and pavé wears early (22k and 24k gold, fine silver). */
  readonly soft: boolean;
  /** Contains nickel, or may where recipes under this name differ: not for skin that it irritates. */
  readonly nickel: boolean;
  /** Recipe in weight percent; empty when the source gives none. */
  readonly composition: string;
  readonly note: string;
  /** How well the density is backed: "two-source", "computed", "one-source"… */
  readonly verified: string;
  readonly sources: readonly string[];
}
