/** Characters that people, phones and word processors put where a plain one is meant. */
const plain: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '″': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '×': 'x',
  '✕': 'x',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
};

/** Digits of other scripts, by the code unit of their zero: Devanagari, Arabic-Indic, Gujarati, full width. */
const zeros: readonly number[] = [0x0966, 0x0660, 0x0ae6, 0xff10];

function plainUnit(unit: string): string {
  const known = plain[unit];
  if (known !== undefined) return known;
  const code = unit.charCodeAt(0);
  for (const zero of zeros) if (code >= zero && code <= zero + 9) return String(code - zero);
  const base = unit.normalize('NFD').charAt(0);
  const lower = (/[a-zA-Z]/.test(base) ? base : unit).toLowerCase();
  return lower.length === 1 ? lower : unit;
}

/**
 * Lower case, plain quotes and dashes, digits 0 to 9, no accents. One code unit stays one code unit, so that a place
 * in the result is the same place in the brief.
 */
export function normalise(brief: string): string {
  return brief.replace(/[^\0-\x7f]|[A-Z]/g, plainUnit);
}
