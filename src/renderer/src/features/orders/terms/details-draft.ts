import { parseAmount } from '../../../lib/format/parse-amount.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { AgreedDetails } from '../orders-api.ts';

/** What is agreed as it is typed: numbers are texts until they are sent. */
export interface DetailsDraft extends Omit<AgreedDetails, 'client' | 'bookedGrams' | 'depositAsked' | 'oldGold'> {
  readonly client: AgreedDetails['client'];
  readonly bookedGrams: string;
  readonly depositAsked: string;
  readonly oldGrams: string;
  readonly oldFineness: string;
  readonly oldRate: string;
}

const typed = (amount: number | undefined): string => (amount === undefined || amount === 0 ? '' : String(amount));

/** The details of an order, to be typed over. */
export const draftOfDetails = ({ bookedGrams, depositAsked, oldGold, ...rest }: AgreedDetails): DetailsDraft => ({
  ...rest,
  bookedGrams: typed(bookedGrams),
  depositAsked: typed(depositAsked),
  oldGrams: typed(oldGold?.grams),
  oldFineness: typed(oldGold?.fineness),
  oldRate: typed(oldGold?.ratePerFineGram),
});

/** Where something is wrong in a draft, and what. */
export interface DetailsProblem {
  readonly field: keyof DetailsDraft | 'name';
  readonly said: string;
}

/** What was typed, as it is sent. @returns refused with the first field that can't be read */
export function detailsOfDraft(draft: DetailsDraft): Result<AgreedDetails, DetailsProblem> {
  const { bookedGrams, depositAsked, oldGrams, oldFineness, oldRate, ...rest } = draft;
  if (draft.client.name.trim() === '') return fail({ field: 'name', said: 'This field is required' });
  const booked = draft.ratePolicy === 'booked' ? parseAmount(bookedGrams) : 0;
  if (!(booked > 0) && draft.ratePolicy === 'booked')
    return fail({ field: 'bookedGrams', said: 'Enter how many grams are booked.' });
  const deposit = depositAsked.trim() === '' ? 0 : parseAmount(depositAsked);
  if (Number.isNaN(deposit)) return fail({ field: 'depositAsked', said: 'Enter an amount, such as 500.' });
  const agreed = { ...rest, bookedGrams: booked, depositAsked: deposit };
  if ([oldGrams, oldFineness, oldRate].every((text) => text.trim() === '')) return ok(agreed);
  const oldGold = {
    grams: parseAmount(oldGrams),
    fineness: parseAmount(oldFineness),
    ratePerFineGram: parseAmount(oldRate),
  };
  if (!(oldGold.grams > 0)) return fail({ field: 'oldGrams', said: 'Enter its weight in grams.' });
  if (!(Number.isInteger(oldGold.fineness) && oldGold.fineness >= 1 && oldGold.fineness <= 1000))
    return fail({ field: 'oldFineness', said: 'In thousandths as tested, such as 916 for 22k.' });
  if (!(oldGold.ratePerFineGram >= 0))
    return fail({ field: 'oldRate', said: 'Enter what you credit for a gram of fine gold.' });
  return ok({ ...agreed, oldGold });
}

/** Details as they are now, with what was changed here since they were opened. */
export function detailsTypedOver(now: AgreedDetails, before: AgreedDetails, typed: AgreedDetails): AgreedDetails {
  const { client, ...changed } = changedSince(before, typed);
  return { ...now, ...changed, client: { ...now.client, ...(client && changedSince(before.client, client)) } };
}

/** The fields that differ. */
function changedSince<T extends object>(before: T, typed: T): Partial<T> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(typed)])] as (keyof T)[];
  const differing = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(typed[name]));
  return Object.fromEntries(differing.map((name) => [name, typed[name]])) as Partial<T>;
}
