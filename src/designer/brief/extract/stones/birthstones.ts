import { ask, assume, type Fact } from '../../fact.ts';
import { senseOf } from '../../words/atom.ts';
import { type BriefContext, wishes } from '../subject.ts';

/** The modern list of the trade (Jewelers of America, 1912, as it is sold today): month → gem. */
const gemOfMonth: Readonly<Record<string, string>> = {
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
};

/**
 * "March birthstone": the gem follows from the month, which is stated as an assumption; without a month it is asked
 * for.
 */
export function birthstones(context: BriefContext, index: number): readonly Fact[] {
  const found = wishes(context).find(([, atom]) => senseOf(atom, 'cue')?.cue === 'birthstone');
  if (!found) return [];
  const [place, atom] = found;
  const fact: Fact = { kind: 'stone', index, fields: { role: { value: 'birthstone', span: atom.span } } };
  const near = context.atoms.slice(Math.max(0, place - 4), place + 5);
  const month = near.map((other) => senseOf(other, 'month')?.month).find((name) => name !== undefined);
  const gem = month === undefined ? undefined : gemOfMonth[month];
  return gem === undefined
    ? [fact, ask('birth_month')]
    : [fact, assume(`stones[${index}].gem`, gem, `The birthstone of ${month} in the modern list.`)];
}
