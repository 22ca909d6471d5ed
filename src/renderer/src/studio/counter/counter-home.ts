import { fail, ok, type Result } from '#shared/result.ts';
import type { ShopCounter } from '#spec/workshop/counter.ts';
import { answerOf, type createStudioClient, type RefusedCall } from '../../api/studio-client.ts';
import { type KeptCounter, keptCounterSchema } from './kept-counter.ts';

type Answer<T> = Promise<Result<T, RefusedCall>>;

/** The workshop's counter on the server of a studio. */
export interface CounterHome {
  /** That of the workshop in which an account works. */
  read(accountId: string): Answer<KeptCounter>;
  /** @param counter takes the place of `kept`; refused with the status 412 where that has been changed since */
  enter(kept: KeptCounter, counter: ShopCounter): Answer<KeptCounter>;
}

export function createCounterHome({ api }: ReturnType<typeof createStudioClient>): CounterHome {
  const ofWorkshop = api.workshops[':workshopId'].counter;
  return {
    async read(accountId) {
      const workshops = await answerOf(api.workshops.$get());
      if (!workshops.ok) return workshops;
      // The first is where their designs are kept, too.
      const [workshop] = workshops.value.workshops;
      if (workshop === undefined) return fail(noWorkshop);
      const { id: workshopId, name: shopName, role } = workshop;
      const answer = await answerOf(ofWorkshop.$get({ param: { workshopId } }));
      if (!answer.ok) return answer;
      const read = keptCounterSchema.safeParse({
        accountId,
        workshopId,
        shopName,
        isOwner: role === 'owner',
        ...answer.value,
      });
      return read.success ? ok(read.data) : fail(newerCounter);
    },
    async enter(kept, counter) {
      const { workshopId, etag } = kept;
      // The client's types know no arrays that can't be written to.
      const json = { ...counter, rates: [...counter.rates] };
      const answer = await answerOf(ofWorkshop.$put({ param: { workshopId }, header: { 'if-match': etag }, json }));
      return answer.ok ? ok({ ...kept, counter, etag: answer.value.etag }) : answer;
    },
  };
}

const noWorkshop: RefusedCall = {
  code: 'not_found',
  message: 'You are in no workshop.',
  remedy: 'Log out and in again.',
  status: 404,
};

const newerCounter: RefusedCall = {
  code: 'counter_unreadable',
  message: 'What your shop charges was entered with a newer studio than this one.',
  remedy: 'Reload the page; on the desktop, update the app.',
  status: 200,
};
