/** A currency before it or behind it, and the "/-" that Indian tickets end with. */
const CURRENCY = /^(?:\p{Sc}|rs\.?|inr|usd|aed|eur|gbp)|(?:\p{Sc}|\/-)$/giu;

/** Groups of two or three digits, the last of three: 1,15,000. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;

/**
 * An amount of money as it is typed at a counter: "1,15,000", "₹ 9500.50", "115 000", and where a comma is the decimal
 * sign "9.500,50".
 * @param decimal the decimal sign of the country
 * @returns NaN for what is no amount
 */
export function parseAmount(typed: string, decimal: '.' | ',' = '.'): number {
  const bare = typed
    .trim()
    .replaceAll(CURRENCY, '')
    .replaceAll(/[\s’']/gu, '');
  const text = decimal === '.' ? bare : bare.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
  const [, whole = '', part = ''] = /^([\d,]+)(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  if (!whole.includes(',')) return whole === '' ? Number.NaN : Number(`${whole}.${part}`);
  if (GROUPED.test(whole)) return Number(`${whole.replaceAll(',', '')}.${part}`);
  // Behind the other sign stand decimals where they can't be a group: 9500,50.
  return part === '' && /^\d+,\d{1,2}$/.test(whole) ? Number(whole.replace(',', '.')) : Number.NaN;
}
