import { Hono } from 'hono';
import { html } from 'hono/html';
import { brand } from '#shared/brand.ts';
import type { StudioServices } from '../../services.ts';
import { limitRequests } from '../../http/limit-requests.ts';
import { plainPage } from '../../http/plain-page.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { newsletterLimits } from './newsletter-limits.ts';
import { confirmationState, confirmSubscription, endSubscription } from './subscribe.ts';
import { subscriberOfToken } from './tokens.ts';

/**
 * The pages behind the links of e-mails. Opening one changes nothing, because mail scanners open every link; only the
 * button does. A mail program that ends a subscription for its reader posts to the same address (RFC 8058).
 */
export function newsletterPages(services: StudioServices) {
  const app = new Hono<StudioBindings>();
  app.use('/api/newsletter/*', limitRequests(services, newsletterLimits.linksFromAddress), async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });

  app.get('/api/newsletter/confirm', async (c) => {
    const token = c.req.query('token') ?? '';
    const awaited = await confirmationState(services, token);
    if (awaited === undefined) return c.html(over, 404);
    return c.html(awaited === 'confirmed' ? subscribed : askForConfirmation(token));
  });
  app.post('/api/newsletter/confirm', async (c) => {
    const counts = await confirmSubscription(services, c.req.query('token') ?? '', c.env.origin);
    return counts ? c.html(subscribed) : c.html(over, 404);
  });

  app.get('/api/newsletter/unsubscribe', (c) => {
    const token = c.req.query('token') ?? '';
    return subscriberOfToken(services, token) === undefined ? c.html(over, 404) : c.html(askForUnsubscription(token));
  });
  app.post('/api/newsletter/unsubscribe', async (c) => {
    const subscriberId = subscriberOfToken(services, c.req.query('token') ?? '');
    if (subscriberId === undefined) return c.html(over, 404);
    await endSubscription(services, subscriberId);
    return c.html(unsubscribed);
  });
  return app;
}

const home = html`<p><a href="/">To ${brand.name}</a></p>`;

const askForConfirmation = (token: string) =>
  plainPage(
    'Confirm your subscription',
    html`<p>You signed up for the ${brand.name} newsletter. Confirm to start receiving it.</p>
      <form method="post" action="/api/newsletter/confirm?token=${encodeURIComponent(token)}">
        <button>Confirm</button>
      </form>`,
  );

const subscribed = plainPage(
  'You are subscribed',
  html`<p>You will now receive the newsletter. You can unsubscribe with the link in every email.</p>
    ${home}`,
);

const askForUnsubscription = (token: string) =>
  plainPage(
    'Unsubscribe from the newsletter?',
    html`<p>You are still subscribed. Press the button, and you get no more newsletters from us: your address is deleted.</p>
      <form method="post" action="/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}">
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <button>Unsubscribe</button>
      </form>`,
  );

const unsubscribed = plainPage(
  'You are unsubscribed',
  html`<p>You get no more newsletters from us. Your address is deleted.</p>
    ${home}`,
);

const over = plainPage(
  'This link has expired',
  html`<p>It has been used, is too old, or is incomplete. You can subscribe again at the end of our home page.</p>
    ${home}`,
);
