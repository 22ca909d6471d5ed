import { gems, type SettingClassId } from '#spec/tables/gems.ts';
import { isSoftAlloy } from '../../compose/ring/compose-ring.ts';
import type { RingLook } from '../../looks/ring-look.ts';
import { type LookContext, adaptLook } from '../../compose/ring/adapt-look.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { evenSided, shapeFor } from '../../proportions/stone-choice.ts';
import type { Role, StyleFamily } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { Idea } from '../archetype.ts';

/** A look with its family: one rung of a ladder. */
export type StyledLook = RingLook & { readonly family: StyleFamily };

export type LookLadder = Readonly<Record<Role, readonly StyledLook[]>>;

/** Fallback profiles for when so much was said that only the section can still differ. */
const otherProfiles = ['court', 'flat', 'half-round', 'd'] as const;

/** How the ideas of a ladder are drawn. */
export interface RingRecipe {
  readonly ladder: LookLadder;
  readonly compose: (asked: PieceWish, look: RingLook, richness: number) => ComposedDesign;
  /** Whether its name contains the halo, so that the halo counts as asked for. */
  readonly haloNamed?: boolean;
}

/** The ideas of a ladder that can be adapted to what was said, then the same with other sections. */
export function ringIdeas(
  { ladder, compose, haloNamed = false }: RingRecipe,
  asked: PieceWish,
  role: Role,
): readonly Idea[] {
  const context = { ...lookContext(asked), haloSaid: haloNamed || asked.stones.halo !== undefined };
  const ideaOf = ({ family, ...look }: StyledLook, fallback: boolean): readonly Idea[] => {
    const adapted = adaptLook(asked.suited.includes('milgrain') ? beaded(look) : look, context);
    if (adapted?.across && isEvenSided(asked, adapted)) return [];
    return adapted ? [{ family, fallback, compose: (to, richness) => compose(to, adapted, richness) }] : [];
  };
  const looks = ladder[role];
  const varied = asked.ring.profile === undefined ? looks.flatMap(inOtherProfiles) : [];
  return [...looks.flatMap((look) => ideaOf(look, false)), ...varied.flatMap((look) => ideaOf(look, true))];
}

/** A style that is known by its milgrain has it around the stones, too: nothing of it is scalloped. */
function beaded({ halo, ...look }: RingLook): RingLook {
  return { ...look, bezelEdge: 'milgrain', ...(halo && { halo: { ...halo, edge: 'milgrain' } }) };
}

/** Whether a stone is about as long as wide, so that a quarter turn shows nothing new. */
function isEvenSided(asked: PieceWish, look: RingLook): boolean {
  const { main } = asked.stones;
  return main !== undefined && evenSided(main, shapeFor(main, look.shape));
}

function inOtherProfiles(look: StyledLook): readonly StyledLook[] {
  return otherProfiles.filter((profile) => profile !== look.profile).map((profile) => ({ ...look, profile }));
}

/** The class of the tenderest of the large stones: A bears anything, D next to nothing. */
function tenderest({ stones: { main, beside } }: PieceWish): SettingClassId | undefined {
  const classes = [main, beside].flatMap((wish) => (wish ? [gems[wish.gem].settingClass] : []));
  return classes.sort().at(-1);
}

function lookContext(asked: PieceWish): Omit<LookContext, 'haloSaid'> {
  return {
    fixed: asked.ring,
    plainWished: asked.style.plain,
    slim: asked.style.size.metal === 'slim',
    settingClass: tenderest(asked),
    alone: asked.stones.alone,
    form: asked.stones.main?.form,
    softAlloy: isSoftAlloy(asked),
    excluded: asked.excluded,
  };
}
