import { DAY_MS } from '#shared/time-units.ts';

/** By when an order is to be ready, and how that stands today. */
export interface DeadlineWords {
  readonly said: string;
  readonly isLate: boolean;
}

/** "24 Nov 2026". @param day ISO */
export function dayInShort(day: string): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(`${day}T00:00:00Z`));
}

/** @param deadline ISO; empty without one. @param today ISO */
export function deadlineInWords(deadline: string, today: string, isClosed: boolean): DeadlineWords | undefined {
  if (deadline === '') return undefined;
  const day = dayInShort(deadline);
  const days = Math.round((Date.parse(deadline) - Date.parse(today)) / DAY_MS);
  if (isClosed) return { said: day, isLate: false };
  if (days < 0) return { said: `${day}, ${-days === 1 ? 'a day' : `${-days} days`} late`, isLate: true };
  if (days <= 1) return { said: `${day}, ${days === 0 ? 'today' : 'tomorrow'}`, isLate: false };
  return { said: days <= 14 ? `${day}, in ${days} days` : day, isLate: false };
}
