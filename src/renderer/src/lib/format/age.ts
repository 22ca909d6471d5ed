import { DAY_MS } from '#shared/time-units.ts';

/** Days since a day (ISO, e.g. a rate's), by the calendar on the wall. */
export function daysOld(day: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((today - Date.parse(day)) / DAY_MS);
}

/** How old a day (ISO, e.g. a rate's) is: "today", "yesterday", "12 days old". */
export function ageInWords(day: string, now: Date): string {
  const days = daysOld(day, now);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days old`;
}

/** When something was made: "20 Nov, 14:05". */
export function momentInWords(time: string): string {
  const format = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(time));
}

/** The day of a moment by the calendar on the wall: "8 December". */
export function dayOfTime(time: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(new Date(time));
}
