/** Rupees are grouped by lakh; everything else by thousand. */
function localeOf(currency: string): string {
  return currency === 'INR' ? 'en-IN' : 'en-US';
}

/** A price as it is said at the counter: whole units, no cents. */
export function money(amount: number, currency: string): string {
  const whole = new Intl.NumberFormat(localeOf(currency), { style: 'currency', currency, maximumFractionDigits: 0 });
  return whole.format(amount);
}

/** An amount that was said: as a price where its currency is known, else only grouped. */
export function amountInWords(amount: number, currency: string | undefined): string {
  if (currency !== undefined) return money(amount, currency);
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format(amount);
}

/** Rounds to two decimals, as every sum and rate has. */
export function roundMoney(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** A line of a price or a rate, where cents count. */
export function exactMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat(localeOf(currency), { style: 'currency', currency }).format(amount);
}
