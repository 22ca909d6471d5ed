const KEPT = 'typed_before_reload';

/** What people write into; never a password. */
const FIELDS = 'input:is([type="text"], [type="email"], [type="tel"]), textarea';

const fields = (): readonly (HTMLInputElement | HTMLTextAreaElement)[] => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS),
];

/** Keeps what was typed on this page for its next load, in this tab alone: browsers empty a form that is reloaded. */
export function keepTyped(): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([location.pathname, ...fields().map(({ value }) => value)]));
  } catch {
    // Without room the page is reloaded all the same.
  }
}

/** Puts what was kept back into the fields of the page, once; React takes it over from there. */
export function restoreTyped(): void {
  const kept = taken();
  if (kept === null) return;
  document.addEventListener('DOMContentLoaded', () => {
    const [page, ...values] = JSON.parse(kept) as readonly string[];
    if (page !== location.pathname) return;
    fields().forEach((field, index) => void (field.value = values[index] ?? ''));
  });
}

function taken(): string | null {
  try {
    const kept = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return kept;
  } catch {
    // A browser without storage for this site has kept nothing.
    return null;
  }
}
