import type { Size } from '../sizes/size.ts';
import { bangle } from './bangle.ts';
import { pieceKinds } from './registry.ts';
import { ring } from './ring.ts';

interface Sized {
  readonly size?: Size | undefined;
}

/** Radius of the hole for the finger in mm. */
export function fingerRadiusMm({ size }: Sized): number {
  return radiusMm(size ?? ring.usualSize);
}

/** Radius of the opening for the hand in mm. */
export function wristRadiusMm({ size }: Sized): number {
  return radiusMm(size ?? bangle.usualSize);
}

/** Radius of what a piece goes round, in mm, for parts of hoops of any kind; one without a size is as wide as a ring. */
export function innerRadiusMm({ kind, size }: Sized & { readonly kind: keyof typeof pieceKinds }): number {
  return fingerRadiusMm({ size: size ?? pieceKinds[kind].usualSize });
}

function radiusMm({ innerDiameterMm }: Size): number {
  return innerDiameterMm / 2;
}
