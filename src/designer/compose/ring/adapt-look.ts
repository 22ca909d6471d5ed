import type { StoneForm } from '#spec/tables/cuts.ts';
import type { SettingClassId } from '#spec/tables/gems.ts';
import type { FixedLook } from '../../wish/fixed-look.ts';
import type { RingLook } from '../../looks/ring-look.ts';

/** What decides whether and how a look has to be adapted. */
export interface LookContext {
  readonly fixed: FixedLook;
  readonly plainWished: boolean;
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
  const ornate = ornaments(idea).some((ornament) => fixed[ornament] === undefined);
  const worked = (idea.shank === 'split' || idea.shank === 'twist') && fixed.shank === undefined;
  return !ornate && !worked && (idea.halo === undefined || haloSaid);
}

function ornaments(look: RingLook): readonly ('pave' | 'leaves' | 'milgrain')[] {
  return (['pave', 'leaves', 'milgrain'] as const).filter((ornament) => look[ornament]);
}

/** Sections without two edges and a face between them. */
const edgeless: ReadonlySet<RingLook['profile']> = new Set(['knife', 'round']);

/** Resolves what cannot share a band: what was not said is dropped. */
function withoutClash(wished: RingLook, fixed: FixedLook): RingLook | undefined {
  // Arches rise from where pavé would lie.
  const crowded = wished.pave && wished.cathedral;
  const look = crowded ? { ...wished, ...(fixed.pave ? { cathedral: false } : { pave: false }) } : wished;
  const surfaces = ornaments(look);
  const saidSurface = surfaces.find((ornament) => fixed[ornament]);
  if (surfaces.includes('pave') && surfaces.includes('leaves')) return undefined;
  // Leaves climb where arches rise.
  if (look.cathedral && look.leaves && !(fixed.cathedral && fixed.leaves)) return undefined;
  const smooth = look.shank === 'twist' || edgeless.has(look.profile);
  if (smooth && surfaces.length > 0) {
    if (saidSurface === undefined) return undefined;
    // Strands, a wire and a knife edge can carry leaves that were asked for, but nothing along edges, which they do not have.
    if (fixed.shank === 'twist' || (fixed.profile && edgeless.has(fixed.profile)))
      return { ...look, pave: fixed.pave ?? false, milgrain: false, leaves: fixed.leaves ?? false };
    return { ...look, shank: look.shank === 'twist' ? 'plain' : look.shank, profile: 'd' };
  }
  if (look.cathedral && (look.shank === 'split' || look.shank === 'twist' || look.height === 'low')) {
    return fixed.cathedral ? { ...look, shank: fixed.shank ?? 'plain', height: fixed.height ?? 'standard' } : undefined;
  }
  return look;
}
