import { platform } from '../lib/platform/platform.ts';
import { forgetSignUps } from './own-sign-up.ts';

/** Under these names Amplify keeps a device of an account, by its id. */
const OF_DEVICE = /^CognitoIdentityServiceProvider\..+\.(?:deviceKey|deviceGroupKey|randomPasswordKey)$/;

/**
 * Forgets what is left in this browser of whoever was logged in, beside what Amplify forgets by itself: their sign-up, and their
 * device.
 * @param isDeviceRemembered whether a device stands for the second factor at the next log-in: only another pool asks for that,
 *   and the studio's own gets a new one each time
 */
export function forgetInBrowser(
  isDeviceRemembered: boolean,
  storage: Storage = localStorage,
  ofTab: Storage = sessionStorage,
): void {
  forgetSignUps(ofTab);
  if (isDeviceRemembered) return;
  for (const name of Object.keys(storage)) if (OF_DEVICE.test(name)) storage.removeItem(name);
  void platform.tokens?.clear();
}
