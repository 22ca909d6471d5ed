import type { DesignRequest } from '#spec/request/design-request.ts';
import { spoken } from '#shared/words.ts';
import { allAtOnce } from '../once.ts';
import type { AssistantEvent, AssistantTools, ChatRequest, OpenDesign } from '../contract.ts';
import type { Reply } from '../reply.ts';
import { asked, said } from '../say.ts';
import { editOf } from '../../edit/edit-of.ts';
import { editedPiece } from '../figures.ts';
import type { ReadTurn } from '../read-turn.ts';
import { explainMetal } from './explain-metal.ts';
import { explainPrice } from './explain-price.ts';
import { whatIf } from './facts.ts';

/** "Why 18k?", "why is it so dear?", "why a halo?": answered from the tables, the price and the brief. */
export const whyReply: Reply = (turn, tools) => {
  const { talk, design, change, chat } = turn;
  const { acts, directions } = talk;
  if (!acts.has('why') || design === undefined) return undefined;
  const isOfPrice = acts.has('dear') || acts.has('price') || directions.some(({ by }) => by === 'price');
  if (isOfPrice) return ofPrice(design, chat, tools);
  if (!change.ok) return undefined;
  return change.value.metal === undefined ? ofWish(design, change.value) : ofMetal(turn, design, tools);
};

/** Of the metal that it is in; and where another was asked about, what the piece would be in that. */
async function* ofMetal(turn: ReadTurn, design: OpenDesign, tools: AssistantTools): AsyncIterable<AssistantEvent> {
  const { chat, change } = turn;
  const told = explainMetal(design.spec.metal.alloy, design.request, chat.profile, chat.isForClient);
  for (const words of told) yield said(words, design.id);
  const other = change.ok ? editOf(editedPiece(design, chat), chat.words, change.value) : undefined;
  if (other !== undefined && other.patch.length > 0) yield* whatIf(turn, design, tools);
}

async function* ofPrice(design: OpenDesign, chat: ChatRequest, tools: AssistantTools): AsyncIterable<AssistantEvent> {
  const billed = await tools.price(design.spec);
  if (!billed.ok) return yield { type: 'failed', problem: billed.problem };
  for (const words of explainPrice(billed.value, chat.isForClient)) yield said(words, design.id);
  yield* asked([{ label: 'Make it cheaper', words: 'cheaper' }]);
}

/** What was asked about: whether the brief says it, or the designer chose it. */
function ofWish({ id, request }: OpenDesign, about: DesignRequest): AsyncIterable<AssistantEvent> | undefined {
  const words = wordsOf(about);
  if (words.length === 0) return undefined;
  const own = new Set(wordsOf(request));
  return allAtOnce(
    ...words.map((word) =>
      said(
        own.has(word)
          ? `${spoken(word)} was asked for in the brief.`
          : `${spoken(word)} is the designer’s own choice, as the brief leaves it open: say “no ${spoken(word).toLowerCase()}” to be without.`,
        id,
      ),
    ),
  );
}

function wordsOf({ stones = [], features = [], techniques = [], motifs = [], finish = [], style = [] }: DesignRequest) {
  const ofStones = stones.flatMap(({ gem, role, shape, setting }) => [gem, role, shape, setting]);
  return [...ofStones, ...features, ...techniques, ...motifs, ...finish, ...style].filter(
    (word) => word !== undefined && word !== 'center' && word !== 'main',
  ) as readonly string[];
}
