import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestItem } from '#spec/request/item.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import { inPlural } from '../words/numbers.ts';
import { sayGem } from '../words/say-stone.ts';
import { stonesWithAssumedWeights } from '../wish/stones/assumed-weights.ts';
import { type Form, forms } from '../archetypes/form.ts';
import type { PieceWish } from '../wish/piece-wish.ts';
import { outlineOfMotif, type PlateOutline } from '../wish/motif-words.ts';
import { formOfItem, type NamedPiece } from '../archetypes/piece-words.ts';
import { ruledOutFeatures } from '../wish/ruled-out.ts';
import { wishedLengths } from '../wish/wished-lengths.ts';
import { wishedBudget, wishedWeight } from '../wish/wished-limits.ts';
import { wishedMetal } from '../wish/metal/wished-metal.ts';
import { benchRemarks } from '../wish/bench-remarks.ts';
import { wishedSize } from '../wish/wished-size.ts';
import { wishedStones, type StoneWishes } from '../wish/stones/wished-stones.ts';
import { withSharedCarats } from '../wish/stones/shared-carats.ts';
import { wishedStyle } from '../wish/wished-style.ts';
import { fixedRingLook, saidFinish } from '../wish/fixed-look.ts';
import { settleForm } from '../archetypes/settle-form.ts';
import { smallWearer, usualLength } from '../wish/small-wearer.ts';
import { wantedFeatures } from '../wish/wanted-features.ts';
import type { StoneWish } from '../wish/stones/stone-wish.ts';

/** Pieces that are nothing without a stone: a diamond is meant when none was said. */
const needsStone: ReadonlySet<Form> = new Set([
  'stone-ring',
  'solitaire',
  'halo-ring',
  'three-stone',
  'toi-et-moi',
  'cluster-ring',
  'full-eternity',
  'half-eternity',
  'stone-band',
  'pendant',
  'stone-pendant',
  'halo-pendant',
  'stud',
  'halo-stud',
  'drop',
  'stone-bangle',
  'tennis',
]);

const assumedDiamond: StoneWish = {
  gem: 'diamond',
  colour: undefined,
  gemSaid: false,
  originOpen: true,
  shape: undefined,
  lengthToWidth: undefined,
  size: undefined,
  count: undefined,
  totalCarats: undefined,
  setting: undefined,
  prongs: undefined,
  across: undefined,
  supply: 'shop',
  centre: false,
  accent: false,
};

/**
 * What a request fixes about its first piece. Sizes, alloys and counts come through exactly as said.
 * @returns `not_built_yet` for a piece or gem that cannot be drawn, `size_…` for a size that does not exist
 */
export function readWish(request: DesignRequest, profile: WorkshopProfile): Result<PieceWish> {
  const item = request.items?.[0];
  if (request.intent === 'edit' && !item) return fail(notOpen(request.base_design));
  const named = formOfItem(item?.type ?? typeFromSize(request), item?.subtype ?? impliedSubtype(request));
  if (!named.ok) return named;
  const read = wishedStones(stonesWithAssumedWeights(request));
  if (!read.ok) return read;
  const small = smallWearer(request.recipient);
  // Nothing sharp for a child.
  const excluded = new Set([...ruledOutFeatures(request.exclude ?? []), ...(small ? ['profile:knife'] : [])]);
  const gent = request.recipient?.gender === 'male' && !small;
  const outline = outlineOf(request, item);
  const style = wishedStyle(request, small !== undefined);
  const solitaire = isSolitaire(request);
  const context = {
    stones: read.value,
    outline,
    excluded,
    gent,
    alone: solitaire || style.plain,
    engraved: wantsPlate(request),
    child: small !== undefined,
    framed: (request.features ?? []).includes('open_frame') && item?.subtype !== 'stud',
  };
  const form = settledForm(named.value, context, item);
  const kind = forms[form];
  if (kind === 'earrings' && excluded.has('post')) return fail(needsPiercing());
  const size = wishedSize(request.size, kind, { gent, small }, profile.ringSizeSystem);
  if (!size.ok) return size;
  const assumed = withAssumedStone(withSharedCarats(read.value, request), form, excluded);
  const stones = withNamedCount(onMotif(assumed, form), item);
  const metal = wishedMetal(request.metal, {
    kind,
    gem: stones.main?.gem,
    modern: style.families.includes('modern'),
    heritage: style.families.includes('indian-heritage') || item?.subtype === 'kada',
    excluded,
    kindToSkin: (request.constraints ?? []).some((word) => word === 'hypoallergenic' || word.startsWith('sensitive')),
    country: profile.country,
  });
  const remarks = [
    ...(isUnnamed(request) ? ['a ring, as no piece was named'] : []),
    ...(named.value.remark ? [named.value.remark] : []),
    ...(size.value.remark ? [size.value.remark] : []),
    ...(request.must_ask.includes('carat_each_or_total') ? ['the carats taken as the weight together'] : []),
    ...metal.remarks,
    ...stones.remarks,
    ...onlyOneKind(stones, form),
    ...benchRemarks(request, kind),
  ];
  return ok({
    form,
    kind,
    alloys: metal.alloys,
    finish: saidFinish(request),
    size: size.value.size,
    stones,
    ring: fixedRingLook(request, stones),
    outline,
    signetFace: request.dimensions?.face_shape,
    lengths: { ...usualLength(small, kind, item?.type), ...wishedLengths(request.dimensions, item, form) },
    weight: wishedWeight(request.weight, item),
    budget: wishedBudget(request.budget, item, profile),
    heft: 0,
    style,
    gent,
    solitaire,
    wide: item?.subtype === 'kada',
    worn: item?.type === 'anklet' ? 'ankle' : item?.type === 'bracelet' ? 'wrist' : 'neck',
    wanted: wantedFeatures(request, stones),
    still: kind === 'earrings' && stillSubtypes.has(item?.subtype ?? '') && outline !== 'crescent',
    links: namedLinks[item?.subtype ?? ''],
    excluded,
    remarks: [...new Set(remarks)],
  });
}

/** Earrings that sit on the lobe by their name; no post stands in the middle of a moon, so that one hangs. */
const stillSubtypes: ReadonlySet<string> = new Set(['stud', 'solitaire', 'halo', 'cluster']);

/** Chains whose name is the shape of their links. */
const namedLinks: Readonly<Record<string, 'long' | 'round'>> = { paperclip: 'long', rolo: 'round' };

/** Without a word for the piece its size tells: a bangle size is worn on the wrist. */
function typeFromSize(request: DesignRequest): string {
  if (request.size?.system === 'IN_BANGLE') return 'bangle';
  return request.dimensions?.chain_length_mm === undefined ? 'ring' : 'pendant';
}

/** Nothing in the request tells which piece: a ring is what is asked for most. */
function isUnnamed(request: DesignRequest): boolean {
  const sized = request.size !== undefined || request.dimensions?.chain_length_mm !== undefined;
  return request.items?.[0] === undefined && !sized && impliedSubtype(request) === undefined;
}

/** "Platinum solitaire": a word for a ring that came without the ring; "ruby in a flower of diamonds": a cluster. */
function impliedSubtype({ features, items, stones }: DesignRequest): string | undefined {
  if ((items?.[0]?.type ?? 'ring') !== 'ring') return undefined;
  const grouped = stones?.some(({ arrangement }) => arrangement === 'flower' || arrangement === 'cluster');
  const worked = items === undefined && stones === undefined && features?.some((feature) => bandWords.has(feature));
  return (
    (features ?? []).find((feature) => ringWords.has(feature)) ?? (grouped ? 'cluster' : worked ? 'band' : undefined)
  );
}

/** "Twisted band", "tapered band": how a hoop is worked, without a stone for it to lead to. */
const bandWords = new Set(['twist', 'knife_edge', 'tapered']);

const ringWords = new Set(['solitaire', 'three_stone', 'toi_et_moi', 'cluster', 'eternity', 'half_eternity', 'signet']);

/** One stone alone was asked for: nothing is set around it. */
function isSolitaire({ features, items }: DesignRequest): boolean {
  return items?.[0]?.subtype === 'solitaire' || (features ?? []).includes('solitaire');
}

function notOpen(design: string | undefined): Problem {
  return {
    code: 'design_not_open',
    message: `This asks for a change to ${design ?? 'a design'}, not for a new piece.`,
    remedy: 'Open that design and say the change there.',
    path: 'intent',
  };
}

/** A row is drawn in one kind of stone: what was named beside it is set between. */
function onlyOneKind({ main, beside, small }: StoneWishes, form: Form): readonly string[] {
  const other = beside ?? small;
  if (!rows.has(form) || !main || !other?.gemSaid || other.gem === main.gem) return [];
  return [`drawn in one kind of stone: the ${inPlural(sayGem(other.gem))} are set in turn with them`];
}

const rows: ReadonlySet<Form> = new Set(['full-eternity', 'half-eternity', 'tennis', 'stone-band', 'stone-bangle']);

/** A peacock or a deity is engraved by hand: there has to be something to engrave. */
function wantsPlate({ motifs = [] }: DesignRequest): boolean {
  return motifs.some((motif) => outlineOfMotif(motif) === undefined && motif !== 'vine' && motif !== 'geometric');
}

function outlineOf(request: DesignRequest, item: RequestItem | undefined): PlateOutline | undefined {
  const motif = (request.motifs ?? []).map(outlineOfMotif).find((outline) => outline !== undefined);
  // A drop pendant is one in that outline; drop earrings are any that swing.
  return motif ?? (item?.type === 'earrings' || item?.subtype === undefined ? undefined : outlineOfMotif(item.subtype));
}

function settledForm(
  named: NamedPiece,
  context: Parameters<typeof settleForm>[1],
  item: RequestItem | undefined,
): Form {
  const form = settleForm(named, context);
  const bare = !context.stones.main || context.excluded.has('stones');
  if (form === 'tennis' && !named.certain && bare) return 'chain-bracelet';
  return form === 'chain' && item?.type === 'bracelet' ? 'chain-bracelet' : form;
}

function withAssumedStone(stones: StoneWishes, form: Form, excluded: ReadonlySet<string>): StoneWishes {
  if (stones.main || !needsStone.has(form) || excluded.has('stones')) return stones;
  const gem = excluded.has('gem:diamond')
    ? excluded.has('gem:lab_diamond')
      ? 'sapphire_white'
      : 'lab_diamond'
    : 'diamond';
  return { ...stones, main: { ...assumedDiamond, gem, originOpen: gem === 'diamond' } };
}

/** On a motif a stone of which no size was said is an accent: the outline is what was asked for. */
function onMotif(stones: StoneWishes, form: Form): StoneWishes {
  const { main } = stones;
  if (!main || main.size || main.totalCarats !== undefined || !form.startsWith('shaped')) return stones;
  return { ...stones, main: { ...main, accent: true } };
}

/** "Five-stone ring": the name counts the stones. */
const namedCounts: Readonly<Record<string, number>> = { five_stone: 5, seven_stone: 7 };

function withNamedCount(stones: StoneWishes, item: RequestItem | undefined): StoneWishes {
  const count = namedCounts[item?.subtype ?? ''];
  const { main } = stones;
  return count === undefined || !main || main.count !== undefined ? stones : { ...stones, main: { ...main, count } };
}

function needsPiercing(): Problem {
  return {
    code: 'not_built_yet',
    message: 'The studio builds earrings on posts and hooks; clips cannot be drawn yet.',
    remedy: 'Allow a post, and let the bench fit a bought clip in its place.',
    path: 'closure',
  };
}
