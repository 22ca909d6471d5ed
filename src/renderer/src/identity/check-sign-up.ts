/** One part before the sign, one with a dot after it; whether anybody reads there shows when the code arrives. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * What the sign-up form says under its inputs while they are filled in (spec, section 5). The rules of the password and
 * its repetition are the widget's own, from the pool's configuration.
 *
 * @returns a message for every field that has something to say; nothing when all is well.
 */
export function checkSignUp(
  values: Readonly<Record<string, string>>,
  touched: Readonly<Record<string, boolean>>,
): Record<string, string> | undefined {
  const said = (name: string): string => (values[name] ?? '').trim();
  const messages: Record<string, string> = {};
  for (const name of ['email', 'password', 'confirm_password']) {
    if (touched[name] === true && said(name) === '') {
      messages[name] = 'This field is required';
    }
  }
  if (said('email') !== '' && !EMAIL.test(said('email'))) messages['email'] = 'Please enter a valid email';
  return Object.keys(messages).length === 0 ? undefined : messages;
}
