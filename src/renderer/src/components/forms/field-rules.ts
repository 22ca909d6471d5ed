/** What a field of a form asks of its text. */
export interface FieldRule {
  readonly required?: true;
  readonly kind?: 'email' | 'url';
}

/** Something, an @, something with a dot in it: whether it exists only a letter can tell. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** What is wrong with a text, in the words of the specification (section 5), or undefined. */
export function problemWith(text: string, { required, kind }: FieldRule): string | undefined {
  const said = text.trim();
  if (said === '') return required ? 'This field is required' : undefined;
  if (kind === 'email' && !EMAIL.test(said)) return 'Invalid email address';
  if (kind === 'url' && !isWebAddress(said)) return 'Invalid URL';
  return undefined;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
