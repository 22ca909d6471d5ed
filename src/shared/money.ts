/** Rupees are grouped by lakh; everything else by thousand. */
function localeOf(currency: string): string {
  return currency === 'INR' ? 'en-IN' : 'en-US';
}

/** A price as it is said at the counter: whole units, no cents. */
export function money(amount: number, currency: string): string {
  const whole = new Intl.NumberFormat(localeOf(currency), { style: 'currency', currency, maximumFractionDigits: 0 });
  return whole.format(amount);
}

/** A line of a price or a rate, where cents count. */
export function exactMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat(localeOf(currency), { style: 'currency', currency }).format(amount);
}
