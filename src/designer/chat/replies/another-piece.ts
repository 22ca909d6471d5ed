import { alloys } from '#spec/tables/alloys.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { sayGem } from '#spec/meanings/say-gem.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { shownIn } from '#spec/shown/registry.ts';
import { itemType } from '../../archetypes/names/item-type.ts';
import { shownLength } from '../../edit/shown-length.ts';
import type { AssistantEvent, OpenDesign } from '../contract.ts';
import type { Reply } from '../reply.ts';
import { asked, said } from '../say.ts';

/** "Earrings to match", "make it a pendant": another kind of piece, which is drawn from a brief of its own. */
export const anotherPieceReply: Reply = ({ change, chat: { open, words }, design }) => {
  const [first] = open;
  const one = design ?? first;
  if (!change.ok || one === undefined) return undefined;
  const { items = [], metal, stones } = change.value;
  const { orderedAs } = pieceKinds[one.spec.kind];
  const hasChain = shownLength(shownIn(one.spec), 'chain_length_mm') !== undefined;
  const isItsChain = (type: string): boolean => hasChain && itemType(type).lengthAsPart === 'chain';
  const other = items.find(({ type }) => !orderedAs.includes(type) && isPiece(type) && !isItsChain(type));
  if (other === undefined) return undefined;
  const own =
    metal === undefined || stones === undefined ? matching(one.spec, metal === undefined, stones === undefined) : [];
  return offer(one, [words, ...own].join(', '), pieceCalled(other.type));
};

const kinds = Object.values(pieceKinds);

function isPiece(type: string): boolean {
  return kinds.some(({ orderedAs }) => orderedAs.includes(type));
}

/** "a pendant", "earrings". */
function pieceCalled(type: string): string {
  return type.replaceAll('_', ' ');
}

/** What a piece that goes with this one shares with it: its metal and its main stone. */
function matching({ metal, stones }: DesignSpec, isMetalOpen: boolean, isStoneOpen: boolean): readonly string[] {
  const [main] = Object.values(stones).toSorted((a, b) => b.lengthMm - a.lengthMm);
  return [
    ...(isMetalOpen ? [alloys[metal.alloy].name.replace(/ \(.*\)$/, '')] : []),
    ...(isStoneOpen && main !== undefined ? [`${main.shape.replaceAll('-', ' ')} ${sayGem(main.gem)}`] : []),
  ];
}

async function* offer({ id, spec }: OpenDesign, brief: string, called: string): AsyncIterable<AssistantEvent> {
  yield said(`${spec.title} stays as it is. For the ${called} I would draw four designs: “${brief}”.`, id);
  yield* asked([{ label: 'Draw them', words: 'Draw them', brief }]);
}
