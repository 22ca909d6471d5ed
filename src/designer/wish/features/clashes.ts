import type { FixedLook, RingLook } from '../../looks/ring-look.ts';

/** Arches rise from where pavé would lie. */
export function besidePave(look: RingLook, fixed: FixedLook): RingLook {
  if (!look.cathedral) return look;
  return { ...look, ...(fixed.pave ? { cathedral: false } : { pave: false }) };
}

/** Leaves climb where arches rise and pavé lies. */
export function besideLeaves(look: RingLook, fixed: FixedLook): RingLook | undefined {
  const isCrowded = look.pave || (look.cathedral && !(fixed.cathedral && fixed.leaves));
  return isCrowded ? undefined : look;
}

/** Arches need one band that is not wound, under a stone that stands clear of it. */
export function besideArches(look: RingLook, fixed: FixedLook): RingLook | undefined {
  if (look.shank !== 'split' && look.shank !== 'twist' && look.height !== 'low') return look;
  return fixed.cathedral ? { ...look, shank: fixed.shank ?? 'plain', height: fixed.height ?? 'standard' } : undefined;
}
