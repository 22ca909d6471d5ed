import type { ModelLine, ModelStep } from '#spec/hosted-model/model-step.ts';
import type { HostedModel } from '../../assistant.ts';

/** A model that has every wish read by the studio, and proposes the patch that comes of it. */
export const obedientModel: HostedModel = {
  async *step({ situation, words, steps }) {
    const [name, input] = nextCall({ situation, words, steps });
    yield { type: 'call', id: `call-${steps.length}`, name, input } satisfies ModelLine;
    yield { type: 'end', tokens: 60, isCut: false } satisfies ModelLine;
  },
};

function nextCall({ situation, words, steps }: Pick<ModelStep, 'situation' | 'words' | 'steps'>): [string, unknown] {
  if (!situation.includes('d1 “'))
    return steps.length === 0 ? ['propose', { says: 'Four of those.', brief: words }] : ask;
  const last = steps.at(-1)?.calls[0];
  if (last === undefined) return ['edit', { design: 'd1', words: words.slice(0, 900) }];
  if (last.name !== 'edit' || !last.answer.startsWith('{')) return ask;
  const { patch } = JSON.parse(last.answer) as { readonly patch: unknown };
  return ['propose_patch', { design: 'd1', says: 'As you wish.', patch }];
}

const ask: [string, unknown] = ['ask', { question: 'What do you mean?', answers: [] }];
