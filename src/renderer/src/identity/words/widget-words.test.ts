import { I18n } from 'aws-amplify/utils';
import { expect, test } from 'vitest';
import { embeddedServices } from '#shared/site/public-services.ts';
import { parseSiteConfig } from '#shared/site/site-config.ts';
import { sayInStudioWords } from './widget-words.ts';

const config = parseSiteConfig({
  ...embeddedServices,
  identity: { userPoolId: 'local_studio', userPoolClientId: 'studio', endpoint: '/identity' },
});

test('the widget says what the rest of the studio says, and no sentence of a library', () => {
  if (!config.ok) throw new Error(config.problem.message);
  sayInStudioWords(config.value.identity);
  expect(I18n.get('Sign In')).toBe('Log In');
  expect(I18n.get('Sign In with Google')).toBe('Log In with Google');
  expect(I18n.get('username is required to signIn')).toBe('Enter your email address.');
  expect(I18n.get('Incorrect username or password.')).toBe('Incorrect email or password.');
  expect(I18n.get('We Emailed You')).toBe('We Emailed You');
});
