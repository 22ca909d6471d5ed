/** What `import … from 'electron'` means in the main process. A name that is missing here fails when it is imported. */
export { app } from './app.ts';
export { BrowserWindow } from './browser-window.ts';
export { dialog, Menu, nativeTheme, net, Notification, safeStorage, shell } from './desktop-services.ts';
export { ipcMain } from './ipc-main.ts';
export { protocol } from './schemes.ts';
export { session } from './session.ts';
export { webContents } from './web-contents.ts';
