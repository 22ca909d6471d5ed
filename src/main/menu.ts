import { Menu } from 'electron';

/**
 * macOS expects a menu bar, with the edit commands that its shortcuts depend on. Elsewhere the studio's own bars hold
 * every command, and Electron's default menu would offer developer tools to a client.
 */
export function setMenu(platform: NodeJS.Platform): void {
  if (platform === 'darwin') {
    Menu.setApplicationMenu(
      Menu.buildFromTemplate([{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }]),
    );
  } else {
    Menu.setApplicationMenu(null);
  }
}
