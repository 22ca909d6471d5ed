/** Factors between which one is looked for. */
export interface FactorRange {
  readonly least: number;
  readonly most: number;
  readonly steps: number;
}

/**
 * Draws by factors, each in the middle of those that are left by their ratio.
 * @returns all that were drawn
 */
export function drawnByHalving<Drawn>(
  { least, most, steps }: FactorRange,
  draw: (factor: number) => Drawn,
  isTooMuch: (drawn: Drawn) => boolean,
): readonly Drawn[] {
  const drawn: Drawn[] = [];
  let [low, high] = [least, most];
  for (let step = 0; step < steps; step += 1) {
    const factor = Math.sqrt(low * high);
    const one = draw(factor);
    drawn.push(one);
    if (isTooMuch(one)) high = factor;
    else low = factor;
  }
  return drawn;
}
