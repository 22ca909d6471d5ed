import type { Session } from 'electron';

/** The permissions that the screens need: full screen for showing a client, and copying a share link. */
const GRANTED = ['fullscreen', 'clipboard-sanitized-write'];

/** Denies every page camera, microphone, location, notifications and devices. */
export function denyPermissions(
  session: Pick<Session, 'setPermissionRequestHandler' | 'setPermissionCheckHandler'>,
): void {
  session.setPermissionRequestHandler((_page, permission, decide) => decide(GRANTED.includes(permission)));
  session.setPermissionCheckHandler((_page, permission) => GRANTED.includes(permission));
}
