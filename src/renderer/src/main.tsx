/*
 * The screens. A folder may import those that come before it in this list (`scripts/walls/rooms.ts`):
 *   assets      pictures and data that `npm run media` rendered
 *   styles      tokens, fonts, breakpoints
 *   lib         helpers: formats, hooks, paths, the platform
 *   state       stores that many screens read: who is signed in, the form, likes, what is known of the trial
 *   components  the kit of controls, forms and dialogs; it knows nothing of jewellery
 *   api         calls to the studio's API and to the endpoints that an operator may configure
 *   identity    sign-in and the panels of the profile; the only folder that knows Amplify
 *   trial       starting the free trial
 *   site        what the public pages share
 *   studio      what the studio's pages share: journal, design session, workbench, the view of a piece
 *   features    one folder for each page
 *   app         routes and the two shells
 */
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { DARK_SCREEN } from './lib/dark-screen.ts';
import { turnPrintsWith } from './lib/turn-prints.ts';

turnPrintsWith(matchMedia(DARK_SCREEN));

const host = document.getElementById('root');
if (host === null) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// The build prerenders the public pages; every other page begins empty.
if (host.hasChildNodes()) {
  // In a transition React gives the thread back every few milliseconds; otherwise the whole page is one task.
  startTransition(() => {
    hydrateRoot(host, app);
  });
} else {
  createRoot(host).render(app);
}
