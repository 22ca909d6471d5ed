/** The module behind `import … from 'electron'` in the main process. Importing a name that is missing here fails. */
export { app } from './app.ts';
export { BrowserWindow } from './browser-window.ts';
export { dialog, Menu, nativeTheme, net, Notification, safeStorage, shell } from './desktop-services.ts';
export { ipcMain } from './ipc-main.ts';
export { protocol } from './schemes.ts';
export { screen } from './screen.ts';
export { session } from './session.ts';
export { webContents } from './web-contents.ts';
