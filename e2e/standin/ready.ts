import { announceReady } from './app.ts';
import { openBrowser } from './browser.ts';
import { commandLine } from './surroundings.ts';

/** Opens the browser, then tells the program, and a test driver that debugs its pages, that it is ready. */
export async function becomeReady(): Promise<void> {
  const debugPort = await openBrowser();
  if (commandLine.inspectsPages) {
    const answer = await fetch(`http://127.0.0.1:${debugPort}/json/version`);
    const { webSocketDebuggerUrl } = (await answer.json()) as { webSocketDebuggerUrl: string };
    console.error(`DevTools listening on ${webSocketDebuggerUrl}`);
  }
  announceReady();
}
