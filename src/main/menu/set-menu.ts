import { app, BrowserWindow, Menu, shell } from 'electron';
import { brand } from '#shared/brand.ts';
import { openOutside } from '../outside-links.ts';
import { menuTemplate } from './menu-template.ts';

/** Gives the program its menu, and its lines in the window "About". */
export function setMenu(openWindow: () => void): void {
  const history = () => BrowserWindow.getFocusedWindow()?.webContents.navigationHistory;
  const { name, tagline, supportEmail } = brand;
  const template = menuTemplate(process.platform, !app.isPackaged, {
    openWindow,
    goBack: () => history()?.goBack(),
    goForward: () => history()?.goForward(),
    showDataFolder: () => void shell.openPath(app.getPath('userData')),
    writeToSupport: supportEmail === undefined ? undefined : () => openOutside(`mailto:${supportEmail}`),
  });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  app.setAboutPanelOptions({ applicationName: name, applicationVersion: app.getVersion(), credits: tagline });
}
