import type { DesignRequest } from '#spec/request/design-request.ts';
import { isUnder, UNREAD } from '#spec/request/sections/brief-span.ts';
import type { Atom } from '../parse/atom.ts';
import type { TextSpan } from '../parse/span.ts';
import { saysSomething } from './unread-words.ts';

/** What is made, and is of another kind with an adjective: a "wavy band", "crooked claws". */
const nouns =
  /^(?:(?:features|techniques|motifs)\[\d+\]|stones\[\d+\]\.(?:gem|role|shape|setting)|items\[\d+\]\.(?:type|subtype))$/;

/**
 * The words of which nothing was read and that stand right before something that was: whoever sees that it is done may
 * not think that they are.
 */
export function lostAdjectives(
  atoms: readonly Atom[],
  { evidence, assumptions }: Pick<DesignRequest, 'evidence' | 'assumptions'>,
): Readonly<Record<string, TextSpan>> {
  const read = Object.entries(evidence).flatMap(([place, span]) => (place === 'intent' ? [] : [span]));
  const isRead = ([from, to]: TextSpan): boolean => read.some(([start, end]) => from < end && start < to);
  const isAssumed = assumptions.some(({ field }) => isUnder(field, 'items'));
  if (isAssumed) return {};
  const found = Object.entries(evidence).flatMap(([place, [start]]): readonly (readonly [string, TextSpan])[] => {
    if (!nouns.test(place)) return [];
    const adjective = atoms[atoms.findIndex(({ span }) => span[0] === start) - 1];
    if (!adjective || adjective.negated || isRead(adjective.span) || !isAdjective(adjective)) return [];
    return [[`${place}.${UNREAD}`, adjective.span]];
  });
  return Object.fromEntries(found);
}

/** A word that no lexicon knows: what is known may have told something of another part. A letter alone tells no form. */
function isAdjective(atom: Atom): boolean {
  return atom.kind === 'word' && atom.text.length > 2 && saysSomething(atom);
}
