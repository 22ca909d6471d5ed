import { type Atom, hasSense, isMark } from '../parse/atom.ts';
import type { BriefContext } from './subject.ts';

/** Words by which a customer says what is there already, whatever it is. */
const having = /^(?:i have(?: only)?|(?:mere|hamare|humare) paas)$/;

/** Whether "I have", "mere paas" stands at a place: of what is there no more can be used, be it metal or money. */
export function saysHaving(atoms: readonly Atom[], place: number): boolean {
  const [first, second] = [atoms[place]?.text ?? '', atoms[place + 1]?.text ?? ''];
  return having.test(first) || having.test(`${first} ${second}`);
}

/** Whether a word of possession is said of a stone: "I have a 1 ct diamond", "heera mere paas hai"; not "I have a baby". */
export function isStoneHad({ atoms, phraseOf, sentenceOf }: BriefContext, place: number): boolean {
  // "customer diamond", but "the customer wants a ruby"
  const isClient = /^(?:customer|client|cust)(?:'s)?$/.test(atoms[place]?.text ?? '');
  const reach = isClient ? 1 : 5;
  // "1.5 ct OEC client's"
  if (
    isClient &&
    (atoms[place]?.text ?? '').endsWith('s') &&
    hasSense(atoms[place - 1], 'gem', 'stone', 'cut', 'shape')
  )
    return true;
  const isLabel = isMark(atoms[place + 1], ':') ? 1 : 0;
  for (let at = place + 1 + isLabel; at <= place + isLabel + reach && sentenceOf[at] === sentenceOf[place]; at += 1) {
    if (hasSense(atoms[at], 'gem', 'stone')) return true;
    if (hasSense(atoms[at], 'piece', 'wearer', 'negation')) return false;
  }
  for (let at = place - 1; reach > 1 && at >= place - 4 && phraseOf[at] === phraseOf[place]; at -= 1) {
    if (hasSense(atoms[at], 'piece')) return false;
    if (hasSense(atoms[at], 'gem', 'stone', 'shape', 'cut')) return true;
  }
  return false;
}
