import { answerOf, studio } from '../../../api/studio-client.ts';
import { OrdersError } from '../orders-api.ts';

const enquiries = studio.api.workshops[':workshopId'].enquiries;
const oneOf = enquiries[':enquiryId'];

/** Which questions are looked at. */
export type EnquiryFilter = 'no' | 'yes';

const AT_ONCE = '50';

/** A page of what clients have asked a workshop. @throws {OrdersError} */
export async function enquiriesAfter(workshopId: string, answered: EnquiryFilter, after: string | undefined) {
  const query = { limit: AT_ONCE, answered, ...(after === undefined ? {} : { after }) };
  const answer = await answerOf(enquiries.$get({ param: { workshopId }, query }));
  if (answer.ok) return answer.value;
  throw new OrdersError(answer.problem);
}

export type EnquiryEntry = Awaited<ReturnType<typeof enquiriesAfter>>['enquiries'][number];

/** Marks a question as answered, or as open again. */
export const markAnswered = (workshopId: string, enquiryId: string, isAnswered: boolean) =>
  answerOf(oneOf.$patch({ param: { workshopId, enquiryId }, json: { isAnswered } }));

/** Forgets a question and who asked it. */
export const forgetEnquiry = (workshopId: string, enquiryId: string) =>
  answerOf(oneOf.$delete({ param: { workshopId, enquiryId } }));
