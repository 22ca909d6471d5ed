import { queueClicks } from './lib/navigation/click-replay.ts';

/*
 * A classic script in the head of the prerendered landing page. The browser runs it before it shows anything, so that no
 * press is lost; module scripts run later. It must not share a module with them: it could not import it.
 */
window.replayClicks = queueClicks();
