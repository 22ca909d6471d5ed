import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { app } from './app.ts';
import { chromiumOptions } from '../chromium-path.ts';
import { serveSchemes } from './schemes.ts';
import { userDataFolder } from './surroundings.ts';

let context: BrowserContext | undefined;
let unusedPage: Page | undefined;

/** Starts the browser that shows the program's windows. @returns the port on which a test driver can reach it. */
export async function openBrowser(): Promise<number> {
  const [schemePort, debugPort] = await Promise.all([serveSchemes(), freePort()]);
  // The profile is in the program's user data folder, so that a page's storage survives a restart.
  context = await chromium.launchPersistentContext(join(userDataFolder, 'browser'), {
    viewport: null,
    // No desktop journey tests films or fades, which cost a browser without a graphics card more than everything else.
    reducedMotion: 'reduce',
    ...chromiumOptions(
      `--remote-debugging-port=${debugPort}`,
      `--host-resolver-rules=MAP *.localhost 127.0.0.1:${schemePort}`,
    ),
  });
  unusedPage = context.pages()[0];
  context.on('close', () => app.exit(1));
  app.closeBrowser = async () => context?.close();
  return debugPort;
}

/** A page for a new window; the first window uses the page that the browser opened with. */
export async function openPage(): Promise<Page> {
  if (context === undefined) throw new Error('the browser is not open yet');
  const page = unusedPage ?? (await context.newPage());
  unusedPage = undefined;
  return page;
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}
