import type { DesignRequest } from '#spec/request/design-request.ts';
import { isForeign } from '../about-jewellery.ts';
import { type Atom, hasSense } from '../parse/atom.ts';
import type { TextSpan } from '../parse/span.ts';

/** What steers the words beside it and says nothing by itself. */
const steering = [
  'cue',
  'filler',
  'article',
  'boundary',
  'joint',
  'negation',
  'removal',
  'correction',
  'degree',
  'qualifier',
  'bound',
  'share',
  'unit',
  'stone',
  'piece',
  'measure',
  'role',
] as const;

/**
 * The words of a change from which nothing was read although they say something: nobody may think that they were
 * done. Words that are beside one another are one place.
 */
export function unreadWords(atoms: readonly Atom[], { evidence, engraving }: DesignRequest): readonly TextSpan[] {
  // That it is an edit is no fact of a design.
  const read = Object.entries(evidence).flatMap(([place, span]) => (place === 'intent' ? [] : [span]));
  const isRead = ([from, to]: TextSpan): boolean => read.some(([start, end]) => from < end && start < to);
  const places: TextSpan[] = [];
  let isBeside = false;
  for (const atom of atoms) {
    const isOfText = engraving !== undefined && hasSense(atom, 'engrave', 'place');
    const isUnread = saysSomething(atom) && !isOfText && !isRead(atom.span);
    const last = places.at(-1);
    if (isUnread && isBeside && last) places[places.length - 1] = [last[0], atom.span[1]];
    else if (isUnread) places.push(atom.span);
    isBeside = isUnread;
  }
  const [first, last] = [atoms[0], atoms.at(-1)];
  // "half the stones": small words alone, of which no fact came.
  return places.length === 0 && read.length === 0 && first && last ? [[first.span[0], last.span[1]]] : places;
}

/** Whether a word is one that a fact should come of. */
export function saysSomething(atom: Atom): boolean {
  // What is replaced was read: the word that takes its place has the fact.
  if (atom.kind === 'mark' || atom.replaced === true) return false;
  if (atom.kind === 'word') return isForeign(atom);
  return !hasSense(atom, ...steering);
}
