import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HONEYPOT_FIELD } from '#shared/forms/common-fields.ts';
import { approvalRules, enquiryRules } from '#shared/forms/share-rules.ts';
import type { Problem } from '#shared/result.ts';
import { HOUR_MS } from '#shared/time-units.ts';
import { keepEnquiry } from '../../enquiries/keep-enquiry.ts';
import { limitRequests } from '../../http/limit-requests.ts';
import { smallBody } from '../../http/small-body.ts';
import { readForm } from '../../identity/hosted/read-form.ts';
import type { Limit } from '../../limits/count-attempts.ts';
import type { StudioServices } from '../../services.ts';
import { approveShare } from '../../shares/approve-share.ts';
import { findShared } from '../../shares/find-shared.ts';
import { pictureOfShare, sidesOfPicture } from '../../shares/share-pictures.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { letterPartsOf } from '../letter-parts.ts';
import { sharePath } from './present.ts';
import { answerSharePage } from './share-frame.ts';
import { SHARE_STYLE, SHARE_STYLE_PATH } from './share-style.ts';
import { readFields } from './shared-forms.ts';
import { answerSharedPage, type SharedPageState } from './shared-page.ts';

export const shareLimits = {
  /** Openings of a page and its picture: a family's, and a messenger's. At this rate guessing 256 bits is hopeless. */
  opened: { name: 'shares-opened', most: 600, windowMs: HOUR_MS },
  /** What is sent from its forms. */
  answered: { name: 'shares-answered', most: 40, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

const FORM = 'application/x-www-form-urlencoded';

/**
 * The pages behind the links that shops send. Opening one changes nothing, since messengers open every link; only its
 * buttons do. Whoever presses one holds the link, which no page elsewhere knows: so nobody presses it for them.
 */
export function sharedPages(services: StudioServices) {
  const app = new Hono<StudioBindings>();
  const opened = limitRequests(services, shareLimits.opened, refusePage);
  const answered = limitRequests(services, shareLimits.answered, refusePage);

  const answerPage = async (
    c: Context<StudioBindings>,
    status: ContentfulStatusCode,
    token: string,
    more: Partial<SharedPageState> = {},
  ) => {
    const shared = await findShared(services, token);
    if (shared === undefined) return answerNothing(c);
    const picture = await sidesOfPicture(services.db, shared.share.id);
    return answerSharedPage(c, status, { shared, token, picture, ...more });
  };

  app.get(SHARE_STYLE_PATH, (c) =>
    c.body(SHARE_STYLE, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' }),
  );
  app.get('/s/:token', opened, (c) =>
    answerPage(c, 200, c.req.param('token'), { hasAsked: c.req.query('asked') !== undefined }),
  );
  app.get('/s/:token/picture', opened, async (c) => {
    const shared = await findShared(services, c.req.param('token'));
    const picture = shared?.piece && (await pictureOfShare(services.db, shared.share.id));
    if (picture === undefined) return answerNothing(c);
    return c.body(picture.bytes, 200, {
      'content-type': picture.mediaType,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });
  app.post('/s/:token/approval', answered, smallBody([FORM], refusePage), async (c) => {
    const [token, sent] = [c.req.param('token'), await readForm(c)];
    const read = readFields(approvalRules, sent);
    if (!('texts' in read)) return answerPage(c, 400, token, { approval: read });
    const shown = sent.get('shown') ?? '';
    const approved = await approveShare(letterPartsOf(services), token, { ...read.texts, shown });
    if (approved.ok) return c.redirect(`${sharePath(token)}#approve`, 303);
    const { problem } = approved;
    return answerPage(c, 409, token, {
      approval: { typed: read.texts, problems: {} },
      refused: { of: 'approval', problem },
    });
  });
  app.post('/s/:token/question', answered, smallBody([FORM], refusePage), async (c) => {
    const [token, sent] = [c.req.param('token'), await readForm(c)];
    const read = readFields(enquiryRules, sent);
    if (!('texts' in read)) return answerPage(c, 400, token, { question: read });
    if ((sent.get(HONEYPOT_FIELD) ?? '') === '') {
      const kept = await keepEnquiry(letterPartsOf(services), token, read.texts);
      if (!kept.ok)
        return answerPage(c, 429, token, {
          question: { typed: read.texts, problems: {} },
          refused: { of: 'question', problem: kept.problem },
        });
    }
    return c.redirect(`${sharePath(token)}?asked#ask`, 303);
  });
  return app;
}

/** The same for a link that never was, one that is over, and one that was taken back. */
const answerNothing = (c: Context<StudioBindings>) =>
  answerSharePage(c, 404, {
    title: 'This link opens nothing',
    body: html`<div class="words">
      <h1>This link opens nothing any more</h1>
      <p>Links to a piece are open for some days. Ask the shop that sent it to you: it gladly sends you a new one.</p>
    </div>`,
  });

function refusePage(c: Context<StudioBindings>, status: ContentfulStatusCode, { message, remedy }: Problem) {
  return answerSharePage(c, status, {
    title: 'Not now',
    body: html`<div class="words">
      <h1>Not now</h1>
      <p role="alert">${message} ${remedy}</p>
    </div>`,
  });
}
