import type { Problem } from '#shared/result.ts';

/** The same for a design that does not exist, of another workshop, and in the bin. */
export const noSuchDesign: Problem = {
  code: 'not_found',
  message: 'There is no such design.',
  remedy: 'Check the address: it may have been deleted, or belong to another workshop.',
};

/** What somebody wanted to change has been changed by somebody else. */
export const designChanged: Problem = {
  code: 'design_changed',
  message: 'Somebody has changed this design since you opened it.',
  remedy: 'Load it again, or save yours beside theirs.',
};

/** Its parent has to be saved first. */
export const unknownParent: Problem = {
  code: 'unknown_parent',
  message: 'The studio has not seen the state that this one was made from.',
  remedy: 'Save that one first.',
};

/** An id stands for one state for ever. */
export const revisionIdTaken: Problem = {
  code: 'revision_id_taken',
  message: 'Another state of this design has this id already.',
  remedy: 'Save yours under an id of its own.',
};

/** As above, for a design. Whoever made the id up by chance never meets this. */
export const designIdTaken: Problem = {
  code: 'design_id_taken',
  message: 'There is a design with this id already.',
  remedy: 'Keep yours under an id of its own.',
};

/** More than anybody makes by hand. */
export const MOST_REVISIONS = 5000;

export const designFull: Problem = {
  code: 'design_full',
  message: `A design keeps ${MOST_REVISIONS} states.`,
  remedy: 'Begin a new design from the last one.',
};

/** More than any shop makes. */
export const workshopHasNoRoom: Problem = {
  code: 'designs_full',
  message: 'This workshop has no room for more designs.',
  remedy: 'Whoever runs the studio gives it more (DESIGNS_PER_WORKSHOP, MEGABYTES_PER_WORKSHOP).',
};

/** One key, two things. */
export const keyReused: Problem = {
  code: 'idempotency_key_reused',
  message: 'Something else was created under this Idempotency-Key.',
  remedy: 'Send a key of its own with each thing that is created.',
};

/** A stock number names one thing. @param title of the design that has it */
export const skuTaken = (sku: string, title: string): Problem => ({
  code: 'sku_taken',
  message: `${title} has the stock number ${sku} already.`,
  remedy: 'Give this design another one, or take it from that one first.',
});

/** As above, for a design that comes out of the bin. */
export const skuTakenMeanwhile = (sku: string, title: string): Problem => ({
  code: 'sku_taken',
  message: `${title} has got the stock number ${sku} of this design meanwhile.`,
  remedy: 'Give that one another number first.',
});
