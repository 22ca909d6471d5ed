import type { Session } from 'electron';
import { isOurPage } from './studio-origin.ts';

/** The permissions that our screens have: full screen for showing a client, and copying a share link. */
const GRANTED = ['fullscreen', 'clipboard-sanitized-write'];

/**
 * Gives our own pages the few permissions that they need, the camera among them, and everybody else none; microphone,
 * location, notifications, screens and devices are nobody's.
 */
export function limitPermissions(
  session: Pick<Session, 'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'>,
): void {
  session.setPermissionRequestHandler((_page, permission, decide, details) => {
    const media = 'mediaTypes' in details ? (details.mediaTypes ?? []) : [];
    const isGranted = GRANTED.includes(permission) || (permission === 'media' && isCamera(media));
    decide(isGranted && details.isMainFrame && isOurPage(details.requestingUrl));
  });
  session.setPermissionCheckHandler((_page, permission, requestingOrigin, { mediaType = 'unknown', isMainFrame }) => {
    const isGranted = GRANTED.includes(permission) || (permission === 'media' && isCamera([mediaType]));
    return isGranted && isMainFrame && isOurPage(requestingOrigin);
  });
  session.setDevicePermissionHandler(() => false);
}

/** The camera alone: with the microphone beside it, neither is given. */
const isCamera = (media: readonly string[]): boolean => media.length > 0 && media.every((kind) => kind === 'video');
