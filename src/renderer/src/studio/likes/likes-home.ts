import { ok, type Result } from '#shared/result.ts';
import { answerOf, type createStudioClient, type RefusedCall } from '../../api/studio-client.ts';

/** A picture that somebody likes, where its workshop keeps that: of a state of a design. */
export interface LikeAtHome {
  readonly workshopId: string;
  readonly designId: string;
  readonly revisionId: string;
}

type Answer<T> = Promise<Result<T, RefusedCall>>;

/** What whoever is logged in likes, in all of their workshops. */
export interface LikesHome {
  all(): Answer<readonly LikeAtHome[]>;
  like(picture: LikeAtHome): Answer<undefined>;
  unlike(picture: LikeAtHome): Answer<undefined>;
  /** The picture that stands for a design; undefined where none of their workshops has it. */
  pictureOf(designId: string): Answer<LikeAtHome | undefined>;
}

/** As many as one answer has. */
const AT_ONCE = '200';
const NOT_FOUND = 404;

/** The likes on the server of a studio. */
export function createLikesHome({ api }: ReturnType<typeof createStudioClient>): LikesHome {
  const ofWorkshop = api.workshops[':workshopId'];
  const likeOf = ofWorkshop.designs[':designId'].revisions[':revisionId'].like;

  async function workshopIds(): Answer<readonly string[]> {
    const answer = await answerOf(api.workshops.$get());
    return answer.ok ? ok(answer.value.workshops.map(({ id }) => id)) : answer;
  }

  async function likedIn(workshopId: string): Answer<readonly LikeAtHome[]> {
    const liked: LikeAtHome[] = [];
    for (let after: string | undefined; ; ) {
      const query = { limit: AT_ONCE, ...(after === undefined ? {} : { after }) };
      const page = await answerOf(ofWorkshop['liked-pictures'].$get({ param: { workshopId }, query }));
      if (!page.ok) return page;
      for (const { designId, revisionId } of page.value.pictures) liked.push({ workshopId, designId, revisionId });
      after = page.value.next;
      if (after === undefined) return ok(liked);
    }
  }

  return {
    async all() {
      const workshops = await workshopIds();
      if (!workshops.ok) return workshops;
      const liked: LikeAtHome[] = [];
      for (const id of workshops.value) {
        const there = await likedIn(id);
        if (!there.ok) return there;
        liked.push(...there.value);
      }
      return ok(liked);
    },
    like: (picture) => answerOf(likeOf.$put({ param: { ...picture } })),
    unlike: (picture) => answerOf(likeOf.$delete({ param: { ...picture } })),
    async pictureOf(designId) {
      const workshops = await workshopIds();
      if (!workshops.ok) return workshops;
      for (const workshopId of workshops.value) {
        const found = await answerOf(
          ofWorkshop.designs[':designId'].$get({ param: { workshopId, designId }, header: {} }),
        );
        if (found.ok && 'headId' in found.value) return ok({ workshopId, designId, revisionId: found.value.headId });
        if (!found.ok && found.problem.status !== NOT_FOUND) return found;
      }
      return ok(undefined);
    },
  };
}
