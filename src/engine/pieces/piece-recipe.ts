import type { DesignSpec } from '#spec/design-spec.ts';
import type { Box } from '../mesh/measure/solid-box.ts';
import type { CoordinateFrame } from '../contract/frame.ts';

/** What is particular to a kind of piece once its parts are built. */
export interface PieceRecipe {
  /** Where the built design goes: once, or twice for a mirrored pair. */
  copies(box: Box, parts: DesignSpec['parts']): readonly CoordinateFrame[];
}
