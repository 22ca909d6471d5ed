import { type Fact, section } from '../fact.ts';
import { senseOf } from '../words/atom.ts';
import { isForGem } from './deadline.ts';
import { type SubjectReader, wishes } from './subject.ts';

/** On which finger and day it is worn, how often, and the sign it is worn for. */
export const readWear: SubjectReader = (context) =>
  wishes(context).flatMap(([, atom]): readonly Fact[] => {
    const { span } = atom;
    const finger = senseOf(atom, 'finger');
    if (finger) return [section('wear', { finger: { value: finger.finger, span } })];
    const day = senseOf(atom, 'day');
    // Any other weekday is when it must be ready, or when somebody called.
    if (day && isForGem(context.atoms)) return [section('wear', { day: { value: day.day, span } })];
    const frequency = senseOf(atom, 'frequency');
    if (frequency) return [section('wear', { frequency: { value: frequency.frequency, span } })];
    const rashi = senseOf(atom, 'rashi');
    if (rashi) return [section('astrology', { rashi: { value: rashi.rashi, span } })];
    const zodiac = senseOf(atom, 'zodiac');
    return zodiac ? [section('astrology', { zodiac: { value: zodiac.zodiac, span } })] : [];
  });
