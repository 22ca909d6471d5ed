/** The modern list of the trade (Jewelers of America, 1912, as it is sold today): month → gem. */
export const birthstones = {
  January: 'garnet',
  February: 'amethyst',
  March: 'aquamarine',
  April: 'diamond',
  May: 'emerald',
  June: 'pearl',
  July: 'ruby',
  August: 'peridot',
  September: 'sapphire',
  October: 'opal',
  November: 'citrine',
  December: 'turquoise',
} as const;

/** The gem of a month by its English name. */
export function birthstoneOf(month: string): string | undefined {
  return Object.hasOwn(birthstones, month) ? birthstones[month as keyof typeof birthstones] : undefined;
}
