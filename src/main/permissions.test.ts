import type { Session } from 'electron';
import { expect, test } from 'vitest';
import { denyPermissions } from './permissions.ts';

type Handlers = Pick<Session, 'setPermissionCheckHandler' | 'setPermissionRequestHandler'>;

function decisions(permission: string): boolean[] {
  const decided: boolean[] = [];
  const session: Handlers = {
    setPermissionCheckHandler: (handler) => {
      decided.push(handler?.(null, permission as 'media', '', {} as never) ?? true);
    },
    setPermissionRequestHandler: (handler) => {
      handler?.({} as never, permission as 'media', (granted) => decided.push(granted), {} as never);
    },
  };
  denyPermissions(session);
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
])('%s is denied, asked or not', (permission) => {
  expect(decisions(permission)).toEqual([false, false]);
});

test.each(['fullscreen', 'clipboard-sanitized-write'])('%s is granted', (permission) => {
  expect(decisions(permission)).toEqual([true, true]);
});
