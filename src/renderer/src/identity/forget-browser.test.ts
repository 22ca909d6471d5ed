import { expect, test } from 'vitest';
import { forgetInBrowser } from './forget-browser.ts';

const POOL = 'CognitoIdentityServiceProvider.studio';
/** As a browser's, whose names are its own keys. */
function storageOf(...names: readonly string[]): Storage {
  const storage = {
    removeItem(name: string) {
      Reflect.deleteProperty(storage, name);
    },
    ...Object.fromEntries(names.map((name) => [name, 'x'])),
  };
  Object.defineProperty(storage, 'removeItem', { enumerable: false });
  return storage as unknown as Storage;
}
const ofDevice = ['deviceKey', 'deviceGroupKey', 'randomPasswordKey'].map((name) => `${POOL}.some.id.${name}`);

test('whoever has left leaves neither their device nor their sign-up; what is nobody’s stays', () => {
  const [storage, ofTab] = [
    storageOf(...ofDevice, 'has_logged_in', `${POOL}.studio.deviceKeys`),
    storageOf('signUp:ann@example.org', 'redirectTo'),
  ];
  forgetInBrowser(false, storage, ofTab);
  expect(Object.keys(storage)).toEqual(['has_logged_in', `${POOL}.studio.deviceKeys`]);
  expect(Object.keys(ofTab)).toEqual(['redirectTo']);
});

test('a pool that lets a device stand for the second factor finds it at the next log-in', () => {
  const [storage, ofTab] = [storageOf(...ofDevice), storageOf('signUp:ann@example.org')];
  forgetInBrowser(true, storage, ofTab);
  expect([Object.keys(storage), Object.keys(ofTab)]).toEqual([ofDevice, []]);
});
