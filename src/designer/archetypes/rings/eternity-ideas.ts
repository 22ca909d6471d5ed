import { gems, settingClasses } from '#spec/tables/gems.ts';
import { composeRow, type RowLook } from '../../compose/ring/compose-row.ts';
import type { Role, StyleFamily } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { Idea } from '../archetype.ts';

type StyledRow = RowLook & { readonly family: StyleFamily };

const shared = { setting: 'shared-prong', profile: 'flat', stoneMm: 2, arcDeg: 180, finish: 'polished' } as const;
const pave = { ...shared, setting: 'pave', stoneMm: 1.5 } as const;
const channel = { ...shared, setting: 'channel', stoneMm: 1.8 } as const;

/**
 * Rows by role: setting, size and reach. Walls and beaded edges need a flat band; on a round one they become too thin.
 */
const ladder: Readonly<Record<Role, readonly StyledRow[]>> = {
  classic: [
    { family: 'classic', ...shared },
    { family: 'classic', ...pave },
    { family: 'classic', ...channel },
  ],
  generous: [
    { family: 'classic', ...shared, stoneMm: 2.7, arcDeg: 140, profile: 'd' },
    { family: 'classic', ...shared, stoneMm: 2.4, arcDeg: 220, profile: 'd' },
    { family: 'classic', ...channel, stoneMm: 2.2, arcDeg: 200, widerMm: 1 },
    { family: 'classic', ...pave, stoneMm: 1.7, arcDeg: 240 },
  ],
  quiet: [
    { family: 'modern', ...channel, stoneMm: 1.6, arcDeg: 150 },
    { family: 'modern', ...pave, profile: 'court', stoneMm: 1.2, arcDeg: 130 },
    { family: 'architectural', ...channel, stoneMm: 1.5, arcDeg: 120, finish: 'brushed' },
    { family: 'modern', ...shared, profile: 'court', stoneMm: 1.6, arcDeg: 150 },
  ],
  character: [
    { family: 'vintage', ...pave, stoneMm: 1.3, arcDeg: 200, milgrain: true, widerMm: 0.5 },
    { family: 'architectural', ...channel, shape: 'princess', stoneMm: 2, arcDeg: 160 },
    { family: 'nature', ...shared, shape: 'marquise', stoneMm: 1.8, arcDeg: 120, profile: 'half-round' },
    { family: 'vintage', ...channel, milgrain: true, finish: 'matte', widerMm: 2 },
    { family: 'architectural', ...pave, profile: 'half-round', stoneMm: 1.4, arcDeg: 110, finish: 'hammered' },
  ],
};

const said = { 'shared-prong': 'shared-prong', prong: 'shared-prong', pave: 'pave', channel: 'channel' } as const;

/** Whether a stone survives the setting: brittle and soft stones are not hammered into channels or beads (gem table); any
 * stone can be set in shared claws. */
function standsRow(asked: PieceWish, setting: RowLook['setting']): boolean {
  const { main } = asked.stones;
  if (!main) return true;
  // Pearls sit on pegs, each alone.
  if (main.form === 'bead') return false;
  if (setting === 'shared-prong') return true;
  return !settingClasses[gems[main.gem].settingClass].forbidden.includes(setting);
}

/** Beaded edges run along metal beside the stones. A row in shared claws has none, so it is bead-set instead. */
function withEdges(row: RowLook, { wanted, stones: { main } }: PieceWish): RowLook {
  if (!wanted.includes('milgrain') || (main?.setting !== undefined && row.setting === 'shared-prong')) return row;
  const setting = row.setting === 'shared-prong' ? 'pave' : row.setting;
  return { ...row, setting, profile: 'flat', milgrain: true, widerMm: Math.max(row.widerMm ?? 0, BEADED_EDGE_MM) };
}

/**
 * The width of a row's band that beaded edges take on both sides together: two lines of 0.3 mm beads, sunk by a sixth.
 */
const BEADED_EDGE_MM = 0.5;

/** Rows by role, all the way around the finger or over its top. */
export function rowIdeas(full: boolean, asked: PieceWish, role: Role): readonly Idea[] {
  const wished = asked.stones.main?.setting;
  const setting = wished !== undefined && wished in said ? said[wished as keyof typeof said] : undefined;
  return ladder[role].flatMap(({ family, ...look }): readonly Idea[] => {
    const walled = setting === 'channel' ? ({ profile: 'flat' } as const) : {};
    const row = withEdges({ ...look, ...(setting ? { setting } : {}), ...walled }, asked);
    if (!setting && !standsRow(asked, row.setting)) return [];
    if (asked.style.plain && look.milgrain && !asked.wanted.includes('milgrain')) return [];
    return [{ family, compose: (to, richness) => composeRow(to, row, full, richness) }];
  });
}
