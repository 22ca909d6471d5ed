import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';

/** What a stretch of words is about, as far as it matters for a colour in it. */
export type Topic = 'enamel' | 'outfit' | 'metal' | 'stone';

export interface Topics {
  readonly ofPhrase: ReadonlyMap<number, ReadonlySet<Topic>>;
  readonly ofSentence: ReadonlyMap<number, ReadonlySet<Topic>>;
  readonly ofBrief: ReadonlySet<Topic>;
}

/** Collected in one pass, so that a long brief full of colours stays cheap. */
export function collectTopics(
  atoms: readonly Atom[],
  phraseOf: readonly number[],
  sentenceOf: readonly number[],
): Topics {
  const ofPhrase = new Map<number, Set<Topic>>();
  const ofSentence = new Map<number, Set<Topic>>();
  const ofBrief = new Set<Topic>();
  atoms.forEach((atom, place) => {
    for (const topic of topicsOf(atom)) {
      add(ofPhrase, phraseOf[place] ?? -1, topic);
      add(ofSentence, sentenceOf[place] ?? -1, topic);
      ofBrief.add(topic);
    }
  });
  return { ofPhrase, ofSentence, ofBrief };
}

function add(topics: Map<number, Set<Topic>>, key: number, topic: Topic): void {
  const known = topics.get(key);
  if (known) known.add(topic);
  else topics.set(key, new Set([topic]));
}

export function topicsOf(atom: Atom | undefined): readonly Topic[] {
  const topics: Topic[] = [];
  // Meenakari is enamel by another name.
  if (hasSense(atom, 'enamel') || senseOf(atom, 'technique')?.technique === 'meenakari') topics.push('enamel');
  if (hasSense(atom, 'garment', 'fabric')) topics.push('outfit');
  if (hasSense(atom, 'metal') || atom?.quantity?.kind === 'karat') topics.push('metal');
  if (hasSense(atom, 'gem', 'stone')) topics.push('stone');
  return topics;
}
