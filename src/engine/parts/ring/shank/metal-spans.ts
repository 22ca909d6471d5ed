import type { BandSection } from '../../../contract/anchor.ts';

/** A stretch of metal across a band, in mm from its middle. */
export interface MetalSpan {
  readonly from: number;
  readonly to: number;
}

/** Samples across a band; the finest branch of a split shank is four steps wide. */
const STEPS = 48;

/** Where there is metal across a band: once, or twice where a split shank has opened. */
export function metalSpans(section: BandSection): readonly MetalSpan[] {
  const half = section.widthMm / 2;
  const step = section.widthMm / STEPS;
  const spans: { from: number; to: number }[] = [];
  let open: { from: number; to: number } | undefined;
  for (let i = 0; i < STEPS; i += 1) {
    const across = -half + (i + 0.5) * step;
    if (section.heightAt(across) > 0) {
      if (open) open.to = across + step / 2;
      else spans.push((open = { from: across - step / 2, to: across + step / 2 }));
    } else {
      open = undefined;
    }
  }
  return spans.length > 0 ? spans : [{ from: -half, to: half }];
}
