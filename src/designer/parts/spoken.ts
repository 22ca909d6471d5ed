import { placedFinishes } from '#spec/meanings/finishes.ts';
import type { ComposedDesign } from '../composed-design.ts';
import type { Spoken } from './part-knowledge.ts';
import { knowledgeOf, speakingRank } from './registry.ts';

type Words = Exclude<Spoken, { readonly as: 'hoop' }>['as'];

/** The words of the parts for one place of the sentence, in the order in which parts are described. */
export function spokenAs(design: ComposedDesign, as: Words): readonly string[] {
  const entries = Object.entries(design.parts).toSorted(([, a], [, b]) => speakingRank(a) - speakingRank(b));
  const ofParts = entries.flatMap(([id, part]) => wordsOf(design, id, part, as));
  return as === 'extra' ? [...ofParts, ...placedFinishes(design.metal)] : ofParts;
}

/** What hangs below each other, from top to bottom. */
export function spokenBodies(design: ComposedDesign): readonly string[] {
  return Object.entries(design.parts).flatMap(([id, part]) => wordsOf(design, id, part, 'body'));
}

/** The hoop of a design in words, alone or with what stands on it; undefined without one. */
export function spokenHoop(design: ComposedDesign, alone: boolean): string | undefined {
  const finish = design.metal.finish === 'polished' ? '' : `${design.metal.finish} `;
  for (const [id, part] of Object.entries(design.parts)) {
    const said = knowledgeOf(part).say(part, design, id);
    if (said?.as === 'hoop') return ((alone && said.alone) || said.words)(finish);
  }
  return undefined;
}

function wordsOf(
  design: ComposedDesign,
  id: string,
  part: ComposedDesign['parts'][string],
  as: Words,
): readonly string[] {
  const said = knowledgeOf(part).say(part, design, id);
  return said?.as === as ? [said.words] : [];
}
