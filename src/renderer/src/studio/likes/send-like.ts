import { ok, type Result } from '#shared/result.ts';
import type { RefusedCall } from '../../api/studio-client.ts';
import type { Journal } from '../journal/journal.ts';
import type { LikeChange } from '../journal/kept-likes.ts';
import type { LikeAtHome, LikesHome } from './likes-home.ts';

/** What has become of a change: its workshop has it, its design is not there yet, or there is no such design. */
type Sent = 'sent' | 'waits' | 'gone';

/** Makes a draft of this browser a design of the workshop. */
export type KeepDesign = (id: string) => Promise<void>;

const NOT_FOUND = 404;

/**
 * Brings a like, or its end, home.
 * @param there what its workshops have of it now
 */
export async function sendLike(
  { design, isLiked }: LikeChange,
  there: readonly LikeAtHome[],
  home: LikesHome,
  journal: Journal,
  keep: KeepDesign,
): Promise<Result<Sent, RefusedCall>> {
  const before = there.filter(({ designId }) => designId === design);
  if (!isLiked) {
    for (const picture of before) {
      const ended = await home.unlike(picture);
      if (!ended.ok) return ended;
    }
    return ok('sent');
  }
  if (before.length > 0) return ok('sent');
  const picture = await pictureToLike(design, home, journal, keep);
  if (!picture.ok) return picture;
  if (typeof picture.value === 'string') return ok(picture.value);
  const liked = await home.like(picture.value);
  if (liked.ok) return ok('sent');
  return liked.problem.status === NOT_FOUND ? ok('gone') : liked;
}

async function pictureToLike(
  designId: string,
  home: LikesHome,
  journal: Journal,
  keep: KeepDesign,
): Promise<Result<LikeAtHome | Exclude<Sent, 'sent'>, RefusedCall>> {
  const kept = await journal.kept(designId);
  if (kept?.workshop !== undefined && kept.head !== undefined)
    return ok({ workshopId: kept.workshop, designId, revisionId: kept.head });
  if (kept !== undefined) return ok('waits');
  if ((await journal.draft(designId)).ok) {
    await keep(designId);
    return ok('waits');
  }
  const found = await home.pictureOf(designId);
  return found.ok ? ok(found.value ?? 'gone') : found;
}
