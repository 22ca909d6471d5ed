/** What is left of cast metal after filing and polishing, when the bench takes `lossPercent` of it. */
export function finishedGrams(castGrams: number, lossPercent: number): number {
  return castGrams * (1 - lossPercent / 100);
}
