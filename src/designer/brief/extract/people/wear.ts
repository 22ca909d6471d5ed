import { type Extraction, section } from '../../extraction.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import { deadlineOf } from './deadline.ts';
import { type SubjectReader, wishes } from '../subject.ts';

/** On which finger and day it is worn, how often, and the sign it is worn for. */
export const readWear: SubjectReader = (context) => {
  const taken = deadlineOf(context)?.places;
  return wishes(context).flatMap(([place, atom]): readonly Extraction[] => {
    const { span } = atom;
    const finger = senseOf(atom, 'finger');
    if (finger) return [section('wear', { finger: { value: finger.finger, span } })];
    const day = senseOf(atom, 'day');
    if (day && (taken?.has(place) || !isWearDay(context.atoms, place))) return [];
    if (day) return [section('wear', { day: { value: day.day, span } })];
    const frequency = senseOf(atom, 'frequency');
    if (frequency) return [section('wear', { frequency: { value: frequency.frequency, span } })];
    const rashi = senseOf(atom, 'rashi');
    if (rashi) return [section('astrology', { rashi: { value: rashi.rashi, span } })];
    const zodiac = senseOf(atom, 'zodiac');
    return zodiac ? [section('astrology', { zodiac: { value: zodiac.zodiac, span } })] : [];
  });
};

/** "our talk on Tuesday" is no day to wear a stone on; a Hindi weekday is hardly ever said of anything else. */
function isWearDay(atoms: readonly Atom[], place: number): boolean {
  const isEnglish = atoms[place]?.text.endsWith('day');
  const isAstral = atoms.some((atom) => hasSense(atom, 'rashi', 'finger') || atom.quantity?.kind === 'traditional');
  return !isEnglish || isAstral || atoms.some(({ text }) => /^(?:wear|worn|pehn|pehen|pahn|dharan)/.test(text));
}
