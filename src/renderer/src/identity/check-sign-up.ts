/** One part before the @, one with a dot after it. Whether the address works is known once the code is confirmed. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Validates the sign-up form while it is filled in. The widget itself checks the password and its
 * repetition, by the pool's configuration.
 *
 * @returns a message for every invalid field; undefined when all are valid
 */
export function checkSignUp(
  values: Readonly<Record<string, string>>,
  touched: Readonly<Record<string, boolean>>,
): Record<string, string> | undefined {
  const typed = (name: string): string => (values[name] ?? '').trim();
  const messages: Record<string, string> = {};
  for (const name of ['email', 'password', 'confirm_password']) {
    if (touched[name] === true && typed(name) === '') {
      messages[name] = 'This field is required';
    }
  }
  if (typed('email') !== '' && !EMAIL.test(typed('email'))) messages['email'] = 'Please enter a valid email';
  return Object.keys(messages).length === 0 ? undefined : messages;
}
