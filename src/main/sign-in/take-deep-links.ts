import { app, BrowserWindow } from 'electron';
import { DEEP_LINK_SCHEME } from '#shared/desktop/deep-link.ts';
import { bringToFront } from '../windows/bring-to-front.ts';
import type { OutsideSignIn } from './outside-sign-in.ts';
import { deepLinkIn } from './read-callback.ts';

/** Links that came before there was somebody to take them. */
let early: string[] = [];
let taker: ((link: string) => void) | undefined;

function hand(link: string | undefined): void {
  if (link === undefined) return;
  if (taker === undefined) early.push(link);
  else taker(link);
}

/** Listens for links from the beginning: macOS hands one over before the program is ready. */
export function listenForDeepLinks(): void {
  hand(deepLinkIn(process.argv));
  app.on('second-instance', (_event, argv) => hand(deepLinkIn(argv)));
  app.on('open-url', (event, url) => {
    event.preventDefault();
    hand(url);
  });
}

/** Registers the scheme, and hands links to the sign-in. Without one, links lead nowhere. */
export function takeDeepLinks(outside: OutsideSignIn | undefined): void {
  const links = early;
  early = [];
  taker = (link) => void (outside && take(outside, link).catch((error: unknown) => console.error(error)));
  if (outside === undefined) return;
  // A program that is run from its sources is registered with them.
  const [program, folder] = process.argv;
  if (app.isPackaged || program === undefined || folder === undefined) app.setAsDefaultProtocolClient(DEEP_LINK_SCHEME);
  else app.setAsDefaultProtocolClient(DEEP_LINK_SCHEME, process.execPath, [folder]);
  links.forEach(taker);
}

async function take(outside: OutsideSignIn, link: string): Promise<void> {
  const arrival = await outside.arrive(link);
  if (arrival === 'refused') return console.error('A link that answers no login was refused.');
  const [window] = BrowserWindow.getAllWindows();
  if (window === undefined) return;
  bringToFront(window);
  // Its page waits for nothing: it reads who is logged in as it begins.
  if (arrival === 'late') window.webContents.reload();
}
