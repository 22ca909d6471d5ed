import type { EditStep } from '../edit-step.ts';
import { editDrawnIn } from './drawn-in.ts';
import { editMeasures, editWhole } from './measures.ts';
import { editFinish, editMetal } from './metal.ts';
import { tellNotDrawn } from './not-drawn.ts';
import { editSize } from './size.ts';
import { editStones } from './stones.ts';
import { editTakenAway } from './taken-away.ts';
import { editWeight } from './weight.ts';

/**
 * What a change can do to a piece, in the order in which it is done: what goes makes room, what is drawn in stands beside
 * stones that have their size, and the weight is met last. A further subject is a file here and a line.
 */
export const editSteps: readonly EditStep[] = [
  editTakenAway,
  editMetal,
  editFinish,
  editStones,
  editSize,
  editMeasures,
  editWhole,
  editDrawnIn,
  editWeight,
  tellNotDrawn,
];
