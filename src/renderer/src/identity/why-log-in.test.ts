import { expect, test } from 'vitest';
import { whyLogIn } from './why-log-in.ts';

test.each([
  ['/catalog/likedimages', 'Log in to see your designs.'],
  ['/orders', 'Log in to see your orders.'],
  ['/profile-page', 'Log in to see your profile.'],
  ['/admin/cad', 'Log in to open the administration.'],
  ['/modes', 'Log in to open the studio.'],
])('whoever asked for %s is told why to log in', (path, why) => {
  expect(whyLogIn(path)).toBe(why);
});
