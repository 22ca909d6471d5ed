import type { PieceDraft } from '../piece-draft.ts';
import type { Spoken } from './part-knowledge.ts';
import { knowledgeOf, speakingRank } from './registry.ts';

type Words = Exclude<Spoken, { readonly as: 'hoop' }>['as'];

/** The words of the parts for one place of the sentence, in the order in which parts are described. */
export function spokenAs(draft: PieceDraft, as: Words): readonly string[] {
  const entries = Object.entries(draft.parts).toSorted(([, a], [, b]) => speakingRank(a) - speakingRank(b));
  return entries.flatMap(([id, part]) => wordsOf(draft, id, part, as));
}

/** What hangs below each other, from top to bottom. */
export function spokenBodies(draft: PieceDraft): readonly string[] {
  return Object.entries(draft.parts).flatMap(([id, part]) => wordsOf(draft, id, part, 'body'));
}

/** The hoop of a design in words, alone or with what stands on it; undefined without one. */
export function spokenHoop(draft: PieceDraft, alone: boolean): string | undefined {
  const finish = draft.metal.finish === 'polished' ? '' : `${draft.metal.finish} `;
  for (const [id, part] of Object.entries(draft.parts)) {
    const said = knowledgeOf(part).say(part, draft, id);
    if (said?.as === 'hoop') return ((alone && said.alone) || said.words)(finish);
  }
  return undefined;
}

function wordsOf(draft: PieceDraft, id: string, part: PieceDraft['parts'][string], as: Words): readonly string[] {
  const said = knowledgeOf(part).say(part, draft, id);
  return said?.as === as ? [said.words] : [];
}
