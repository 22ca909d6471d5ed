import { allAtOnce } from '../once.ts';
import type { Reply } from '../reply.ts';
import { said } from '../say.ts';

/** The last to be asked: says what was not caught and how it could be said. */
export const notUnderstoodReply: Reply = ({ change, chat: { words }, design, saysOfDesign, unread }) => {
  if (!change.ok) return allAtOnce({ type: 'failed', problem: change.problem });
  const about = design?.id;
  if (saysOfDesign) return allAtOnce(said('Say which of the pieces, such as “the second one in platinum”.', about));
  const isForeign = unread.length > 0;
  return allAtOnce(
    said(
      isForeign
        ? `I know jewellery and nothing else, and read nothing from “${unread.join('”, “')}”.`
        : `I read nothing to change from “${words.trim()}”.`,
      about,
    ),
    said('Say it by a part, a stone or a measure: “no halo”, “an oval sapphire”, “band 2 mm”.', about),
  );
};
