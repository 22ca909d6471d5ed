import type { Session } from 'electron';
import { describe, expect, test } from 'vitest';
import { limitPermissions } from './permissions.ts';

type Handlers = Parameters<typeof limitPermissions>[0];
type Asks = Parameters<NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>>;

interface Asked {
  readonly from?: string;
  readonly isMainFrame?: boolean;
  readonly media?: readonly ('video' | 'audio')[];
}

/** What is decided of a permission: when it is asked for, when it is only checked, and for a device. */
function decisions(permission: string, { from = 'app://bundle/', isMainFrame = true, media }: Asked = {}): boolean[] {
  const decided: boolean[] = [];
  const session: Handlers = {
    setPermissionCheckHandler: (handler) => {
      const details = { isMainFrame, ...(media?.[0] ? { mediaType: media[0] } : {}) };
      decided.push(handler?.(null, permission as 'media', from, details) ?? true);
    },
    setPermissionRequestHandler: (handler) => {
      const details = { requestingUrl: from, isMainFrame, ...(media ? { mediaTypes: [...media] } : {}) };
      handler?.({} as Asks[0], permission as 'media', (granted) => decided.push(granted), details as Asks[3]);
    },
    setDevicePermissionHandler: (handler) => {
      decided.push(handler?.({ deviceType: 'usb', origin: from, device: {} as never }) ?? true);
    },
  };
  limitPermissions(session);
  return decided;
}

test.each([
  'media',
  'geolocation',
  'notifications',
  'midi',
  'usb',
  'display-capture',
  'openExternal',
  'clipboard-read',
  'idle-detection',
  'local-fonts',
])('%s is denied, asked or not', (permission) => {
  expect(decisions(permission)).toEqual([false, false, false]);
});

test.each(['fullscreen', 'clipboard-sanitized-write'])(
  '%s is granted to our pages, and no device with it',
  (permission) => {
    expect(decisions(permission)).toEqual([true, true, false]);
  },
);

describe('the camera', () => {
  test('is granted to our own pages', () => {
    expect(decisions('media', { media: ['video'] })).toEqual([true, true, false]);
  });

  test.each([['audio'], ['audio', 'video']] as const)('not with the microphone: %s', (...media) => {
    expect(decisions('media', { media })).toEqual([false, false, false]);
  });
});

describe('nothing is granted to', () => {
  test.each([
    ['another site', { from: 'https://example.com/' }],
    ['another host of our scheme', { from: 'app://other/' }],
    ['a file', { from: 'file:///bundle/' }],
    ['an empty page', { from: 'about:blank' }],
    ['a frame in our page', { isMainFrame: false }],
  ])('%s', (_who, asked) => {
    expect(decisions('media', { ...asked, media: ['video'] })).toEqual([false, false, false]);
    expect(decisions('fullscreen', asked)).toEqual([false, false, false]);
  });
});
