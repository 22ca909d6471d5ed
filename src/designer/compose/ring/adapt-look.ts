import type { StoneForm } from '#spec/tables/cuts.ts';
import type { SettingClassId } from '#spec/tables/gems.ts';
import type { FixedLook, RingLook } from '../../looks/ring-look.ts';
import { isFixed, isInLook, withoutFeature } from '../../wish/features/in-look.ts';
import { allFeatureRows } from '../../wish/features/registry.ts';

/** What decides whether and how a look has to be adapted. */
export interface LookContext {
  readonly fixed: FixedLook;
  readonly plainWished: boolean;
  /** A slim band was asked for. */
  readonly slim: boolean;
  /** Toughness of the main stone; undefined without one. */
  readonly settingClass: SettingClassId | undefined;
  readonly softAlloy: boolean;
  /** What the main stone is cut into: a pearl is held by a peg whatever the idea has, a dome by a bezel unless claws were said. */
  readonly form: StoneForm | undefined;
  /** One stone alone: nothing is set around it. */
  readonly alone: boolean;
  readonly haloSaid: boolean;
  readonly excluded: ReadonlySet<string>;
}

/**
 * Adapts an idea to what was said: a said choice stays, the idea's own gives way. Undefined when that is impossible.
 * Tender stones need a bezel or the protection of a halo, a soft alloy a bezel (tables of gems and of prongs).
 */
export function adaptLook(idea: RingLook, context: LookContext): RingLook | undefined {
  const { fixed, excluded, settingClass } = context;
  const said = onPeg({ ...idea, ...fixed }, context);
  if (context.alone && said.halo) return undefined;
  // Two branches with a gap between them are no slim band.
  if (context.slim && said.shank === 'split' && fixed.shank !== 'split') return undefined;
  const prongsSaid = fixed.head === 'prong';
  if (said.head === 'prong' && !prongsSaid) {
    const exposed =
      settingClass === 'D' || ((settingClass === 'C' || context.form === 'cabochon') && said.halo === undefined);
    if (exposed || context.softAlloy || excluded.has('prong') || excluded.has('claw')) return undefined;
  }
  // Beads of melee wear off soft metal, so they are only made when asked for.
  if (context.softAlloy && ((said.halo && !context.haloSaid) || (said.pave && !fixed.pave))) return undefined;
  if (context.plainWished && !isPlain(idea, context)) return undefined;
  return withoutClash(said, fixed);
}

/** Nothing stands around a pearl, which floats over its cup: a halo would lie in its shade. */
function onPeg({ halo, ...look }: RingLook, { form }: LookContext): RingLook {
  return halo && form !== 'bead' ? { ...look, halo } : look;
}

/** Whether an idea has nothing but what was asked for: no ornament, no halo, one plain shank. */
function isPlain(idea: RingLook, { fixed, haloSaid }: LookContext): boolean {
  const ornate = allFeatureRows.some((row) => row.ornate && isInLook(row, idea) && !isFixed(row, fixed));
  return !ornate && (idea.halo === undefined || haloSaid);
}

const smoothRows = allFeatureRows.filter(({ smooth }) => smooth);
const rowsOnBands = allFeatureRows.filter(({ lies }) => lies);
const quietestFirst = allFeatureRows.toReversed();

/** Whether a band is without two edges and a face between them, as a wire is. */
function isSmooth(look: FixedLook): boolean {
  return look.profile === 'round' || smoothRows.some((row) => isInLook(row, look));
}

/** Resolves what cannot share a band: what was not said is dropped. */
function withoutClash(wished: RingLook, fixed: FixedLook): RingLook | undefined {
  let look: RingLook | undefined = wished;
  for (const row of quietestFirst) {
    if (row.settle && look && isInLook(row, look)) look = row.settle(look, fixed);
  }
  return look && onSmoothBand(look, fixed);
}

/**
 * Strands, a wire and a knife edge can carry leaves that were asked for, but nothing along edges, which they do not
 * have. Where they were not asked for, they give way to what was.
 */
function onSmoothBand(look: RingLook, fixed: FixedLook): RingLook | undefined {
  const lying = rowsOnBands.filter((row) => isInLook(row, look));
  if (!isSmooth(look) || lying.length === 0) return look;
  if (!lying.some((row) => isFixed(row, fixed))) return undefined;
  if (!isSmooth(fixed)) return { ...look, shank: look.shank === 'twist' ? 'plain' : look.shank, profile: 'd' };
  return lying
    .filter((row) => row.lies === 'along-edges' || !isFixed(row, fixed))
    .reduce((left, row) => withoutFeature(row, left), look);
}
