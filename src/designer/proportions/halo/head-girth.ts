/** What stands around a stone at its girdle: claws of a diameter, or a wall; lengths in mm. */
export interface HeadGirth {
  readonly claws: number;
  readonly clawMm: number;
  readonly wallMm: number;
}
