import { describe, expect, test } from 'vitest';
import { emailAddress } from '#shared/email-address.ts';
import { userOfSession } from './user-of-session.ts';

const access = { sub: '1f2e', username: '1f2e' };
const id = { sub: '1f2e', email: 'Asha@example.com', email_verified: true };

test('the user is the one that the tokens name', () => {
  expect(userOfSession({ access, id }, [])).toEqual({
    userId: '1f2e',
    username: '1f2e',
    email: 'Asha@example.com',
    isAdmin: false,
  });
});

test.each([
  ['Google', 'Google'],
  ['LoginWithAmazon', 'Amazon'],
  ['SignInWithApple', 'Apple'],
  ['workshop-saml', 'workshop-saml'],
])('the user of a session through %s has that provider', (providerName, provider) => {
  expect(userOfSession({ access, id: { ...id, identities: [{ userId: '7', providerName }] } }, [])).toMatchObject({
    provider,
  });
});

test.each([[[]], ['Google'], [[{}]], [[null]]])('a session with %j for identities has no provider', (identities) => {
  expect(userOfSession({ access, id: { ...id, identities } }, [])).not.toHaveProperty('provider');
});

test('a session without a subject belongs to nobody', () => {
  expect(userOfSession({ access: {}, id }, [])).toBeNull();
});

describe('an administrator', () => {
  test('is in the group of that name', () => {
    expect(userOfSession({ access: { ...access, 'cognito:groups': ['admin'] }, id }, [])?.isAdmin).toBe(true);
  });

  test('or has a verified address that is listed, however the pool writes it', () => {
    const listed = [emailAddress('asha@müller.de')];
    expect(userOfSession({ access, id: { ...id, email: 'Asha@Müller.de' } }, listed)?.isAdmin).toBe(true);
    expect(userOfSession({ access, id: { ...id, email: 'asha@muller.de' } }, listed)?.isAdmin).toBe(false);
  });

  test('or has a verified e-mail address that is listed, in any case', () => {
    expect(userOfSession({ access, id }, [emailAddress('asha@example.com')])?.isAdmin).toBe(true);
    expect(
      userOfSession({ access, id: { ...id, email_verified: false } }, [emailAddress('asha@example.com')])?.isAdmin,
    ).toBe(false);
    expect(
      userOfSession({ access, id: { ...id, email_verified: 'true' } }, [emailAddress('asha@example.com')])?.isAdmin,
    ).toBe(false);
  });

  test('is not a user whose group only has a similar name', () => {
    expect(userOfSession({ access: { ...access, 'cognito:groups': 'admin' }, id }, [])?.isAdmin).toBe(false);
    expect(userOfSession({ access: { ...access, 'cognito:groups': ['admins'] }, id }, [])?.isAdmin).toBe(false);
  });
});
