import type { Session } from 'electron';

/** What a design screen needs: the whole screen for a client, and a copied share link. */
const GRANTED = ['fullscreen', 'clipboard-sanitized-write'];

/** Camera, microphone, place, notifications, devices: none of them is granted to any page. */
export function denyPermissions(
  session: Pick<Session, 'setPermissionRequestHandler' | 'setPermissionCheckHandler'>,
): void {
  session.setPermissionRequestHandler((_page, permission, decide) => decide(GRANTED.includes(permission)));
  session.setPermissionCheckHandler((_page, permission) => GRANTED.includes(permission));
}
