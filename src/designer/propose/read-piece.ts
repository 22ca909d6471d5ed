import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { foilWorks } from '#spec/meanings/bench-work.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { ConstraintWord } from '#spec/request/words/constraint-words.ts';
import type { StyleWord } from '#spec/request/words/style-words.ts';
import { mostGramsPerPiece, saysWeight, weightPerPiece } from '#spec/request/order/weight-per-piece.ts';
import { requestedSize } from '#spec/request/size-of-request.ts';
import type { Archetype } from '../archetypes/archetype.ts';
import type { OpenName } from '../archetypes/names/open-name.ts';
import { isAloneByName, type NamedPiece, notBuilt, pieceNamed } from '../archetypes/names/piece-named.ts';
import { broadNecklace } from '../archetypes/not-built/named-works.ts';
import type { ProposeOptions } from '../proposal.ts';
import { archetypeOf, type ArchetypeName, archetypeMeant } from '../archetypes/registry.ts';
import { benchRemarks } from '../wish/bench-remarks.ts';
import { fixedRingLook, saidFinish } from '../wish/fixed-look.ts';
import { saidPlacedFinish } from '../wish/placed-finish.ts';
import { asksForFrame } from '../wish/features/asks-for-frame.ts';
import { motifOf } from '../motifs/registry.ts';
import { wishedMetal } from '../wish/metal/wished-metal.ts';
import { wishedLettering } from '../wish/wished-lettering.ts';
import { hasUndrawnMotif, wishedApplied, wishedFigure, wishedOutline } from '../wish/wished-outline.ts';
import type { PieceWish } from '../wish/piece-wish.ts';
import { ruledOutFeatures } from '../wish/ruled-out.ts';
import { type SmallWearer, smallWearer } from '../wish/small-wearer.ts';
import { stonesAsAssumed } from '../wish/stones/assumed-stones.ts';
import { oneKindRemarks, usedStones } from '../wish/stones/used-stones.ts';
import { withSharedCarats } from '../wish/stones/shared-carats.ts';
import { type StoneWishes, wishedStones } from '../wish/stones/wished-stones.ts';
import { wantedFeatures } from '../wish/wanted-features.ts';
import { wishedLengths } from '../wish/wished-lengths.ts';
import { wishedBudget } from '../wish/wished-budget.ts';
import { wishedSize } from '../wish/wished-size.ts';
import { inCutsOf, leaningOf } from '../wish/style-leaning.ts';
import { wishedStyle } from '../wish/wished-style.ts';

/** Whose rates and habits count, and what the piece goes with. */
type Surroundings = Pick<ProposeOptions, 'profile' | 'leading'>;

/** A piece that was asked for: what kind of piece it is, and what the request fixes about it. */
export interface AskedPiece {
  readonly archetype: Archetype;
  readonly asked: PieceWish;
}

/**
 * What a request fixes about its first piece. Sizes, alloys and counts come through exactly as said.
 * @returns `not_built_yet` for a piece or gem that cannot be drawn, `size_…` for a size that does not exist,
 *   `stone_needed` for a piece that is nothing without the stones that were ruled out, `kada_too_light` for a weight at
 *   which it would be another piece
 */
export function readPiece(request: DesignRequest, surroundings: Surroundings): Result<AskedPiece> {
  if (request.intent === 'edit' && !request.items?.[0]) return fail(notOpen(request.base_design));
  const named = pieceNamed(request);
  if (!named.ok) return named;
  const { stones: use } = archetypeOf(named.value.archetypeName);
  const stones = wishedStones(stonesAsAssumed(request), isAloneByName(request), use);
  if (!stones.ok) return stones;
  const said = saidOfAnyPiece(request, named.value, stones.value);
  const open = openName(request, said);
  const broad = broadNecklace(named.value.name, open);
  if (broad) return fail(notBuilt(broad));
  const archetype = archetypeOf(meantArchetype(named.value, open));
  if (archetype.body.pierced && !archetype.body.clipped && said.excluded.has('piercing')) return fail(needsPiercing());
  const asked = wishFor(archetype, named.value, said, request, surroundings);
  if (!asked.ok) return asked;
  const told = archetype.forWeight?.(asked.value) ?? ok([]);
  if (!told.ok) return told;
  return ok({ archetype, asked: { ...asked.value, remarks: [...asked.value.remarks, ...told.value] } });
}

/** What can be read of a request before its piece is known. */
interface Said
  extends Pick<
    PieceWish,
    'item' | 'stones' | 'style' | 'gent' | 'outline' | 'figure' | 'applied' | 'lettering' | 'excluded'
  > {
  /** The measures of a child; undefined for adults. */
  readonly child: SmallWearer | undefined;
}

function saidOfAnyPiece(request: DesignRequest, { archetypeName, name }: NamedPiece, stones: StoneWishes): Said {
  const item = request.items?.[0];
  const child = smallWearer(request.recipient);
  // In a pendant "drop" is an outline; drop earrings are any that swing.
  const lettering = wishedLettering(request, name.letters ?? 0);
  const called = archetypeOf(archetypeName).body.pierced ? undefined : item?.subtype;
  return {
    item,
    stones,
    child,
    gent: request.recipient?.gender === 'male' && !child,
    style: wishedStyle(request, { forChild: child !== undefined, boldByName: name.bold === true }),
    outline: wishedOutline(request, called),
    figure: lettering ? 'lettering' : wishedFigure(request),
    applied: lettering ? 'lettering' : wishedApplied(request),
    lettering,
    excluded: ruledOutFeatures(unwanted(request), {
      forChild: child !== undefined,
      isOneKindAsked: (request.stones ?? []).length <= 1,
    }),
  };
}

/**
 * All that must not appear. An open halo beside a hidden one would take its place; where diamonds are ruled out, small
 * stones of another gem are no more welcome unless they were asked for. Stones on foil are in
 * closed settings; what is plain is not twisted or hammered, unless that was said.
 */
function unwanted(request: DesignRequest): readonly string[] {
  const { exclude = [], stones = [], techniques = [] } = request;
  const halos = stones.flatMap(({ role }) => stoneRole(role).halo ?? []);
  const isHidden = halos.length > 0 && halos.every((halo) => halo === 'hidden');
  const noDiamonds = stones.length === 1 && exclude.some((word) => word === 'diamonds' || word === 'diamond');
  const isOnFoil = techniques.some((work) => foilWorks.has(work));
  return [
    ...exclude,
    ...(isHidden ? ['halo'] : []),
    ...(noDiamonds ? ['other_stones'] : []),
    ...(isOnFoil ? openSettings : []),
    ...(isPlain(request) ? worked.filter((word) => !saysWord(request, word)) : []),
  ];
}

/** Metal that is worked all over. */
const worked = ['twist', 'hammered'];

function isPlain({ style = [] }: DesignRequest): boolean {
  return style.includes('plain' satisfies StyleWord);
}

/** Whether a look was said, in whatever field it stands. */
function saysWord(
  { features = [], finish = [], style = [], items = [], profile }: DesignRequest,
  word: string,
): boolean {
  const said: readonly (string | undefined)[] = [...features, ...finish, ...style, items[0]?.subtype, profile];
  return said.some((one) => one?.startsWith(word) === true || (word === 'twist' && one === 'rope'));
}

/** What lets light in from behind: no setting for stones on foil. */
const openSettings = ['prong', 'halo', 'pave', 'channel', 'flush'];

/** The archetype that the name means, or the one that it gives way to where the words leave it open. */
function meantArchetype({ archetypeName, name }: NamedPiece, open: OpenName): ArchetypeName {
  return name.open ? archetypeMeant(archetypeName, open) : archetypeName;
}

/** What decides between the archetypes that a word leaves open. */
function openName(request: DesignRequest, said: Said): OpenName {
  return {
    stones: said.stones,
    outline: said.outline,
    figure: said.figure,
    applied: said.applied,
    climbs: onlyClimbs(request),
    excluded: said.excluded,
    gent: said.gent,
    engraved: hasUndrawnMotif(request),
    child: said.child !== undefined,
    weighed: saysWeight(request),
    heavy: (mostGramsPerPiece(request, false) ?? 0) >= HEAVIER_THAN_PENDANTS_G,
    framed: asksForFrame(request),
    alone: said.stones.alone || said.style.plain,
    long: said.style.size.length === 'long',
    plain: isPlain(request),
    bridal: said.style.isBridal,
    type: said.item?.type,
    beads: request.beads?.kind,
    subtype: said.item?.subtype,
  };
}

/** A pendant of 28 mm, which is the largest that is a statement and no plate, with its chain. Trade judgement. */
const HEAVIER_THAN_PENDANTS_G = 15;

/** Whether all that was said of motifs climbs the shoulders of a ring, as leaves do. */
function onlyClimbs({ motifs = [] }: DesignRequest): boolean {
  return motifs.every((motif) => motifOf(motif)?.climbs === true);
}

/** What asks for metal that no skin minds. */
const kindToSkin: readonly ConstraintWord[] = ['hypoallergenic', 'sensitive_ears'];

/** All that is fixed about a piece of an archetype. */
function wishFor(
  { body, stones: use, saidWidth }: Archetype,
  { name, assumed }: NamedPiece,
  { child, ...said }: Said,
  request: DesignRequest,
  { profile, leading }: Surroundings,
): Result<PieceWish> {
  const { item, style, gent, excluded } = said;
  const { sizedBy, usualSize } = pieceKinds[body.kind];
  const wearer = { gent, small: child, usual: usualSize };
  const size = wishedSize(requestedSize(request), sizedBy, wearer, profile.ringSizeSystem);
  const leaning = leaningOf(request);
  const used = usedStones(withSharedCarats(said.stones, request, use), use, { excluded, count: name.count });
  const stones = inCutsOf(leaning, used);
  if (use.needed && !stones.main) return fail(nothingWithoutStone());
  const heritage = style.families.includes('indian-heritage') || name.heritage === true;
  const metal = wishedMetal(request.metal, {
    leading: leading?.alloy,
    gem: stones.main?.gem,
    modern: style.families.includes('modern'),
    heritage,
    styled: leaning.colour,
    highKarat: heritage && body.highKarat,
    pierced: body.pierced,
    excluded,
    kindToSkin: kindToSkin.some((word) => request.constraints?.includes(word)),
    country: profile.country,
  });
  const { length } = style.size;
  const unsaidLengthMm =
    (child && body.childLengthMm(child, item)) ??
    (length === 'usual' ? undefined : body.wordedLengthMm(length, { gent, item }));
  const onShoulders = body.motifs === 'on-shoulders';
  const named = wantedFeatures({ request, stones, onShoulders }, name.features ?? []);
  const suited = style.plain
    ? []
    : leaning.features.filter((feature) => !named.includes(feature) && !excluded.has(feature));
  const wanted = [...named, ...suited];
  const remarks = [
    ...(assumed ? ['a ring, as no piece was named'] : []),
    // What a name says of letters by hand holds where they are not drawn.
    ...(name.remark === undefined || said.lettering ? [] : [name.remark]),
    ...(size.remark === undefined ? [] : [size.remark]),
    ...(request.must_ask.includes('carat_each_or_total') ? ['the carats taken as the weight together'] : []),
    ...metal.remarks,
    ...stones.remarks,
    ...oneKindRemarks(stones, use),
    ...benchRemarks(request, body.motifs, { ownBeads: use.ownBeads, drawsLetters: said.lettering !== undefined }),
  ];
  return ok({
    ...said,
    request,
    alloys: metal.alloys,
    finish: saidFinish(request),
    placedFinish: pieceKinds[body.kind].hoop ? saidPlacedFinish(request) : undefined,
    size: size.size,
    stones,
    ring: fixedRingLook(request, { stones, wanted, profile: name.profile }),
    lengths: {
      ...(unsaidLengthMm === undefined ? {} : { lengthMm: unsaidLengthMm }),
      ...wishedLengths(request.dimensions, item, saidWidth),
    },
    weight: weightPerPiece(request, pieceKinds[body.kind].pair),
    finishingLossPct: profile.finishingLossPct,
    budget: wishedBudget(request, profile, pieceKinds[body.kind].pair),
    heft: 0,
    bulk: 1,
    wanted,
    suited,
    remarks: [...new Set(remarks)],
  });
}

function notOpen(design: string | undefined): Problem {
  return {
    code: 'design_not_open',
    message: `This asks for a change to ${design ?? 'a design'}, not for a new piece.`,
    remedy: 'Open that design and say the change there.',
    path: 'intent',
  };
}

function needsPiercing(): Problem {
  return {
    code: 'not_built_yet',
    message: 'This piece is worn through a piercing: no clip can be drawn for it.',
    remedy: 'Allow the piercing, or ask for studs or drop earrings, which are drawn on clips.',
    path: 'closure',
  };
}

function nothingWithoutStone(): Problem {
  return {
    code: 'stone_needed',
    message: 'A piece that is made around its stones was asked for, and stones are ruled out.',
    remedy: 'Allow a stone, or ask for a plain band, bangle, chain or pendant instead.',
    path: 'exclude',
  };
}
