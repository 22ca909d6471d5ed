/**
 * Weight of metal in grams.
 * @param volumeMm3 volume of the solid in mm³
 * @param densityGramsPerCm3 density of the alloy in g/cm³; alloys of one name differ by about 2 %
 */
export function metalGrams(volumeMm3: number, densityGramsPerCm3: number): number {
  return (volumeMm3 * densityGramsPerCm3) / 1000;
}
