import type { FeatureWord } from '#spec/request/words/feature-words.ts';
import { composeStrand, type StrandTask } from '../../compose/hanging/compose-strand.ts';
import type { VatiLook } from '../../looks/strand-look.ts';
import type { Role } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { Idea } from '../archetype.ts';
import { adaptHanging } from '../hanging/hanging-ideas.ts';
import {
  bareLadder,
  figureLadder,
  plainLadder,
  shapedLadder,
  stoneLadder,
  type StrandLadder,
  type StyledStrand,
  vatiLadder,
} from './strand-ladder.ts';

/** The ideas for a strand with what was said of its pendant. */
export function strandIdeas(asked: PieceWish, role: Role, task: StrandTask): readonly Idea[] {
  return ladderFor(asked, task)[role].flatMap((styled): readonly Idea[] => {
    const { family, finish, beads, pendant } = styled;
    const own = withMotif(asked, styled);
    if (!pendant)
      return [{ family, compose: (to, richness) => composeStrand(to, { pendant, beads, finish }, task, richness) }];
    if ('is' in pendant) {
      if (asked.excluded.has('vati')) return [];
      const counted = cupsSaid(asked, pendant);
      const look = { pendant: counted, beads, finish };
      return [{ family, compose: (to, richness) => composeStrand(to, look, task, richness) }];
    }
    const adapted = adaptHanging({ ...pendant, worn: 'neck', finish }, own, { plateNamed: true });
    if (!adapted) return [];
    const look = { pendant: { elements: adapted.elements }, beads, finish };
    return [{ family, compose: (to, richness) => composeStrand(withMotif(to, styled), look, task, richness) }];
  });
}

/** The motif of an idea where the client named neither a motif nor an outline. */
function withMotif(asked: PieceWish, { unsaid }: StyledStrand): PieceWish {
  return unsaid === undefined || (asked.figure ?? asked.outline) !== undefined ? asked : { ...asked, figure: unsaid };
}

/** "One vati" is a single cup; a pair is usual. */
function cupsSaid(asked: PieceWish, cups: VatiLook): VatiLook {
  return asksFor(asked, 'one_vati') ? { ...cups, count: 1 } : cups;
}

function asksFor({ request }: PieceWish, feature: FeatureWord): boolean {
  return request.features?.includes(feature) === true;
}

function ladderFor(asked: PieceWish, { kind }: StrandTask): StrandLadder {
  const { item, stones, excluded } = asked;
  const isVati = item?.subtype === 'vati' || asksFor(asked, 'one_vati') || asksFor(asked, 'two_vati');
  if (asked.figure) return figureLadder;
  if (stones.main) return stoneLadder;
  if (asked.outline) return shapedLadder;
  if (isVati && !excluded.has('vati')) return vatiLadder;
  return kind === 'bracelet' || excluded.has('pendant') ? bareLadder : plainLadder;
}
