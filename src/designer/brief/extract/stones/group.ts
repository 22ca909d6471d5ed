import { type Atom, hasSense, senseOf } from '../../words/atom.ts';
import { isPlural } from '../pieces/plural.ts';
import type { BriefContext } from '../subject.ts';
import { canTake, give, type StoneDraft, type Trait, trait } from './draft.ts';
import { oneOfEach } from './one-of-each.ts';
import { traitsAt } from './traits.ts';

/** The stones of a brief, what no stone could take, and the weights said of all stones ("2 ct total"). */
export interface StoneGroups {
  readonly drafts: readonly StoneDraft[];
  readonly loose: readonly Trait[];
  readonly totals: readonly Trait[];
}

/** Traits that come with a size: they stay with a gem that has none yet. */
const sizes: readonly Trait['key'][] = ['carats', 'diameter_mm', 'size_mm', 'weight', 'size_mm_min', 'size_mm_max'];

/** Traits that can make a stone of their own: the rest only describe one. */
const substantial: readonly Trait['key'][] = [
  'shape',
  'carats',
  'size_mm',
  'cut',
  'color',
  'role',
  'count',
  'color_grade',
  'clarity',
];

/**
 * Gathers words to stones. Within a phrase traits belong to the gem behind them ("1 ct oval ruby"), then to the one
 * before ("ruby 1 ct"); a phrase without a gem describes the last stone, or the main one when it is about prongs.
 */
export function groupStones(context: BriefContext): StoneGroups {
  const drafts: StoneDraft[] = [];
  const totals: Trait[] = [];
  let waiting: Trait[] = [];
  let current: StoneDraft | undefined;
  let phrase = -1;
  const closePhrase = () => {
    if (!current) totals.push(...waiting.filter(isTotal));
    waiting = attach(context, drafts, current ? waiting : waiting.filter((one) => !isTotal(one)));
    current = undefined;
  };
  context.atoms.forEach((atom, place) => {
    if (context.phraseOf[place] !== phrase) {
      closePhrase();
      phrase = context.phraseOf[place] ?? -1;
    }
    if (atom.negated) return;
    const opened = opens(context, place, current, waiting);
    if (opened === 'new') {
      const moved = current
        ? takeBack(
            current,
            atom.senses.some(({ subject }) => subject === 'gem'),
          )
        : [];
      current = draftAt(context, place, [...waiting, ...moved]);
      waiting = [];
      drafts.push(current);
    } else if (opened === 'joins' && current) for (const one of headTraits(context, place)) give(current, one);
    for (const one of traitsAt(context, place)) {
      if (current && !isForCenter(current, one) && give(current, one)) current.behind.push(one);
      else waiting.push(one);
    }
  });
  closePhrase();
  return { drafts: oneOfEach(drafts), loose: waiting, totals };
}

/** "double halo cushion 1.2ct": outline and size behind a halo without a gem are the centre's. */
function isForCenter({ fields, head }: StoneDraft, { key }: Trait): boolean {
  const bareHalo = head === 'role' && fields.gem === undefined && (fields.role?.value.endsWith('halo') ?? false);
  return bareHalo && (key === 'shape' || key === 'cut' || sizes.includes(key));
}

/** Whether the atom names a stone: a new one, or the one that its phrase already speaks of. */
function opens(
  context: BriefContext,
  place: number,
  current: StoneDraft | undefined,
  waiting: readonly Trait[],
): 'new' | 'joins' | undefined {
  const atom = context.atoms[place];
  if (hasSense(atom, 'gem'))
    return current && current.fields.gem === undefined && !isHaloBefore(context, place, current) ? 'joins' : 'new';
  const role = senseOf(atom, 'role')?.role;
  if (role !== undefined) {
    // "a moissanite halo ring" has a moissanite and a halo; a "diamond halo" is made of diamonds.
    const ofPiece = role.endsWith('halo') && describesPiece(context, place);
    return current && current.fields.role === undefined && !ofPiece ? 'joins' : 'new';
  }
  if (startsMelee(context, place, current)) return 'new';
  // "a centre polki": the work names the stone, an uncut diamond.
  if (isPolki(atom) && current && current.fields.gem === undefined && current.fields.role !== undefined) return 'joins';
  if (isPolki(atom) && !current && waiting.some(({ key }) => key === 'cut' || key === 'shape' || sizes.includes(key)))
    return 'new';
  if (hasSense(atom, 'stone')) {
    if (current) return undefined;
    return waiting.length > 0 ? 'new' : undefined;
  }
  return undefined;
}

/** "halo of diamonds" is one stone, "hidden halo oval diamond" are two. */
function isHaloBefore({ atoms }: BriefContext, place: number, { fields, head }: StoneDraft): boolean {
  const isHalo = head === 'role' && (fields.role?.value.endsWith('halo') ?? false);
  return (
    isHalo &&
    !atoms
      .slice(Math.max(0, place - 5), place)
      .some((atom) => atom.text === 'of' || atom.text === 'ka' || atom.text === 'mein')
  );
}

function describesPiece({ atoms, phraseOf }: BriefContext, place: number): boolean {
  let next = place + 1;
  while (phraseOf[next] === phraseOf[place] && hasSense(atoms[next], 'kind', 'metal', 'filler')) next += 1;
  return phraseOf[next] === phraseOf[place] && hasSense(atoms[next], 'piece');
}

/** "pave band", "baguettes": stones of their own though no gem is named. */
function startsMelee({ atoms, phraseOf }: BriefContext, place: number, current: StoneDraft | undefined): boolean {
  const atom = atoms[place];
  const next = phraseOf[place + 1] === phraseOf[place] ? atoms[place + 1] : undefined;
  const onBand = senseOf(atom, 'setting')?.of === 'small' && senseOf(next, 'piece')?.subtype === 'band';
  const isPluralShape = atom !== undefined && hasSense(atom, 'shape') && isPlural(atom.text);
  const many =
    isPluralShape && !hasSense(next, 'gem', 'stone', 'role') && (!current || current.fields.shape !== undefined);
  return onBand || many;
}

function headTraits(context: BriefContext, place: number): readonly Trait[] {
  const atom = context.atoms[place];
  const gem = senseOf(atom, 'gem');
  const role = senseOf(atom, 'role');
  if (!atom) return [];
  return [
    ...(gem ? [trait('gem', gem.gem, atom.span)] : []),
    ...(gem?.color === undefined ? [] : [trait('color', gem.color, atom.span)]),
    ...(gem?.cut === undefined ? [] : [trait('cut', gem.cut, atom.span)]),
    ...(gem?.origin === undefined ? [] : [trait('origin', gem.origin, atom.span)]),
    ...(role ? [trait('role', role.role, atom.span)] : []),
    ...(isPolki(atom) && !gem ? [trait('gem', 'diamond', atom.span), trait('cut', 'polki_uncut', atom.span)] : []),
  ];
}

function isPolki(atom: Atom | undefined): boolean {
  return senseOf(atom, 'technique')?.technique === 'polki';
}

function draftAt(context: BriefContext, place: number, traits: readonly Trait[]): StoneDraft {
  const atom = context.atoms[place];
  if (hasSense(atom, 'setting') && atom) {
    const band: StoneDraft = { fields: {}, head: 'look', behind: [], place };
    for (const one of [trait('role', 'side', atom.span), ...traits]) give(band, one);
    return band;
  }
  const head = hasSense(atom, 'gem') ? 'gem' : hasSense(atom, 'role') ? 'role' : 'stone';
  const draft: StoneDraft = { fields: {}, head, behind: [], place };
  for (const one of headTraits(context, place)) give(draft, one);
  for (const one of traits) give(draft, one);
  return draft;
}

/** "1ct ruby 0.5ct diamonds": what stands right before the next gem is its own, unless the first has no size yet. */
function takeBack(draft: StoneDraft, before: boolean): readonly Trait[] {
  if (!before) return [];
  const sizedBefore = sizes.some(
    (key) => draft.fields[key] !== undefined && !draft.behind.some((one) => one.key === key),
  );
  const moved = draft.behind.filter(({ key }) => key !== 'role' && (sizedBefore || !sizes.includes(key)));
  for (const { key } of moved) delete draft.fields[key];
  draft.behind = draft.behind.filter((one) => !moved.includes(one));
  return moved;
}

/** Gives what a phrase left over to the stone it describes; returns what no stone can take yet. */
function attach(context: BriefContext, drafts: StoneDraft[], waiting: readonly Trait[]): Trait[] {
  if (waiting.length === 0) return [];
  const aboutProngs = waiting.some(
    ({ key, said }) => key === 'prongs_per_stone' || (key === 'setting' && !isSmall(said.value)),
  );
  const target = aboutProngs
    ? (drafts.find(({ fields }) => fields.role?.value === 'center') ?? drafts[0])
    : drafts.at(-1);
  if (!target) return [...waiting];
  if (saidOfEach(waiting)) {
    for (const draft of drafts) if (draft.fields.role?.value !== 'halo') for (const one of waiting) give(draft, one);
    return [];
  }
  if (canTake(target, waiting) && !waiting.some((one) => one.key === 'role' || isForCenter(target, one))) {
    for (const one of waiting) give(target, one);
    return [];
  }
  const makesStone = waiting.some(({ key }) => substantial.includes(key) && key !== 'count');
  if (!makesStone) {
    for (const one of waiting) give(target, one);
    return [];
  }
  const draft: StoneDraft = { fields: {}, head: 'look', behind: [], place: context.atoms.length };
  for (const one of waiting) give(draft, one);
  drafts.push(draft);
  return [];
}

/** "a pear diamond and a pear emerald, 1ct each": a phrase that holds nothing else is said of them all. */
function saidOfEach(waiting: readonly Trait[]): boolean {
  return waiting.every((one) => one.key === 'carats' && one.said.value.share === 'each');
}

const smallSettings: ReadonlySet<unknown> = new Set([
  'pave',
  'micro_pave',
  'french_pave',
  'channel',
  'grain',
  'shared_prong',
  'scallop',
  'flush',
  'bar',
  'invisible',
  'pressure',
  'castle',
  'inlay',
]);

function isSmall(setting: unknown): boolean {
  return smallSettings.has(setting);
}

function isTotal(one: Trait): boolean {
  return one.key === 'carats' && one.said.value.share === 'total';
}
