import type { Reply } from '../reply.ts';
import { anotherPieceReply } from './another-piece.ts';
import { beginReply } from './begin.ts';
import { cheaperReply } from './cheaper.ts';
import { compareReply } from './compare.ts';
import { editReply } from './edit.ts';
import { factsReply } from './facts.ts';
import { notUnderstoodReply } from './not-understood.ts';
import { politeReply } from './polite.ts';
import { statesReply } from './states.ts';
import { whyReply } from './why.ts';

/** Every way of answering, in the order in which they are asked; the last answers whatever is left. */
export const replies: readonly Reply[] = [
  politeReply,
  statesReply,
  whyReply,
  compareReply,
  factsReply,
  beginReply,
  anotherPieceReply,
  cheaperReply,
  editReply,
  notUnderstoodReply,
];
