import { rememberLast } from '#shared/remember-last.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { haloRimMm } from '#layout/halo/halo-rim.ts';
import { cutLayouts } from '#layout/cuts/registry.ts';
import { girthOf, type HeadPart } from '../../parts/heads.ts';
import { type HaloPlan, type HaloTask, planHalo, type SaidMelee } from '../../proportions/halo/halo.ts';
import { haloLines, haloOutlineFor } from '../../proportions/halo/halo-line.ts';
import type { HaloLook } from '../../looks/ring-look.ts';

/** Below the centre's girdle, which it must not hide; a slim halo lies closer to it. */
const dropMm = { slim: 0.2, usual: 0.3, wide: 0.4 } as const;

interface Surrounded {
  readonly stone: Stone;
  readonly head: HeadPart;
  readonly outline: HaloLook['outline'];
}

function keyOf({ stone, head, outline }: Surrounded): string {
  const { claws, clawMm, wallMm } = girthOf(head);
  return [stone.shape, stone.lengthMm, stone.widthMm, claws, clawMm, wallMm, outline].join(' ');
}

/** What a halo around a head has to go around; it keeps the lines that were drawn for it. */
function haloTask(surrounded: Surrounded): HaloTask {
  return keptTasks(keyOf(surrounded), () => {
    const { stone, head, outline } = surrounded;
    const girth = girthOf(head);
    return {
      lines: haloLines(stone, haloOutlineFor(stone.shape, outline), girth),
      centreMm: Math.min(stone.lengthMm, stoneWidthMm(stone)),
      clawMm: girth.clawMm,
      tipped: cutLayouts[stone.shape].tipped,
    };
  });
}

const keptTasks = rememberLast<HaloTask>(40);

const shows = ['slim', 'usual', 'wide'] as const;

/** Steps of heft for which melee grows by one size, the first thing that a jeweller adds to a halo. */
const HEFT_A_SIZE = 4;

/** How large the melee of a halo is, by the look and by what a budget allows beyond it. */
export function meleeShowOf({ melee }: HaloLook, heft: number): HaloLook['melee'] {
  return shows[Math.min(shows.length - 1, shows.indexOf(melee) + Math.floor(heft / HEFT_A_SIZE))] ?? melee;
}

interface HaloQuestion extends Surrounded {
  readonly show: Parameters<typeof planHalo>[1];
  readonly said: SaidMelee;
}

/** The halo of a look around a head and its stone. */
export function haloPlanFor(question: HaloQuestion): HaloPlan {
  const { show, said } = question;
  const key = [keyOf(question), show, said.count, said.meleeMm].join(' ');
  return keptPlans(key, () => planHalo(haloTask(question), show, said));
}

/** A tray tries dozens of looks around one stone. */
const keptPlans = rememberLast<HaloPlan>(200);

/** The ring of melee around a head. */
export function haloPart(plan: HaloPlan, look: HaloLook, shape: Stone['shape'], around: string): PartOf<'halo'> {
  return {
    kind: 'halo',
    around,
    holds: 'melee',
    count: plan.count,
    gapMm: plan.gapMm,
    outline: haloOutlineFor(shape, look.outline),
    edge: look.edge,
    dropMm: dropMm[look.melee],
  };
}

/** A second ring of the same stones around the first. */
export function outerHaloPart(stone: Stone, head: HeadPart, inner: PartOf<'halo'>, plan: HaloPlan): PartOf<'halo'> {
  const task = haloTask({ stone, head, outline: inner.outline });
  const aroundMm = plan.gapMm + plan.meleeMm + haloRimMm + OUTER_GAP_MM + plan.meleeMm / 2;
  const count = Math.floor(task.lines.lineAt(aroundMm).lengthMm / (plan.meleeMm + 0.11));
  return { ...inner, around: 'halo', count, gapMm: OUTER_GAP_MM, dropMm: 0.1 };
}

/** The outer ring stands close to the inner one's rim. */
const OUTER_GAP_MM = 0.06;
