import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem } from '#shared/result.ts';
import type { SharedPiece } from '../../shares/find-shared.ts';
import type { SharePicture } from '../../shares/share-pictures.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { sharePath } from './present.ts';
import { answerSharePage, type Markup } from './share-frame.ts';
import { approvalForm, EMPTY_FORM, questionForm, type TypedForm } from './shared-forms.ts';
import { dayOfMoment, sharedInShort, sharedRows } from './shared-words.ts';

/** What a page shows besides the piece. */
export interface SharedPageState {
  readonly shared: SharedPiece;
  readonly token: string;
  readonly picture: Omit<SharePicture, 'bytes'> | undefined;
  readonly approval?: TypedForm;
  readonly question?: TypedForm;
  /** A question was sent just now. */
  readonly hasAsked?: boolean;
  /** What was refused, above the form that it is of. */
  readonly refused?: { readonly of: 'approval' | 'question'; readonly problem: Problem } | undefined;
}

/** The page of a link: the piece as the shop shows it, and what its client can say to it. */
export function answerSharedPage(c: Context<StudioBindings>, status: ContentfulStatusCode, state: SharedPageState) {
  const { shared, token } = state;
  const { title, shopName } = shared;
  return answerSharePage(c, status, {
    title: `${title} · ${shopName}`,
    letterhead: shopName,
    head: headOf(state, `${c.env.origin}${sharePath(token)}`),
    body: html`${pictureOf(state)}
      <div class="words">
        <h1>${title}</h1>
        ${shared.piece === undefined ? '' : factsOf(shared)} ${approvalOf(state)} ${questionOf(state)}
        <p class="small">This page can be opened until ${dayOfMoment(shared.share.expiresAtMs)}.</p>
      </div>`,
  });
}

function headOf({ shared, picture }: SharedPageState, address: string): Markup {
  const { title, shopName, piece } = shared;
  const said = piece === undefined ? `From ${shopName}` : `${sharedInShort(piece)}. From ${shopName}.`;
  return html`<meta property="og:type" content="website" />
    <meta property="og:site_name" content="${shopName}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${said}" />
    <meta name="description" content="${said}" />
    <meta property="og:url" content="${address}" />
    ${
      picture === undefined || piece === undefined
        ? ''
        : html`<meta property="og:image" content="${address}/picture" />
          <meta property="og:image:type" content="${picture.mediaType}" />
          <meta property="og:image:width" content="${picture.widthPx}" />
          <meta property="og:image:height" content="${picture.heightPx}" />
          <meta property="og:image:alt" content="${title}" />
          <meta name="twitter:card" content="summary_large_image" />`
    }`;
}

function pictureOf({ shared, picture, token }: SharedPageState): Markup | '' {
  if (picture === undefined || shared.piece === undefined) return '';
  const { widthPx, heightPx } = picture;
  const alt = `${shared.title}: ${sharedInShort(shared.piece)}`;
  return html`<img class="piece" src="${sharePath(token)}/picture" alt="${alt}" width="${widthPx}" height="${heightPx}" />`;
}

function factsOf({ piece, share }: SharedPiece): Markup | '' {
  if (piece === undefined) return '';
  const estimates = piece.isWeighed
    ? 'The finished piece was weighed; the stones are as they were planned.'
    : 'Weights are estimates: the finished piece decides.';
  const price = piece.price === undefined ? '' : ' The shop confirms the price.';
  return html`<dl>
      ${sharedRows(piece).map(
        ({ name, values }) =>
          html`<div>
            <dt>${name}</dt>
            ${values.map((value) => html`<dd>${value}</dd>`)}
          </div>`,
      )}
    </dl>
    <p class="small">${estimates}${price} Revision ${share.revisionId.slice(0, 8)}.</p>`;
}

const alertOf = (state: SharedPageState, of: 'approval' | 'question'): Markup | '' =>
  state.refused?.of === of
    ? html`<p class="wrong" role="alert">${state.refused.problem.message} ${state.refused.problem.remedy}</p>`
    : '';

function approvalOf(state: SharedPageState): Markup {
  return html`<section id="approve">${alertOf(state, 'approval')}${standingOf(state)}</section>`;
}

function standingOf({ shared, token, approval = EMPTY_FORM }: SharedPageState): Markup {
  const { share, shopName, standing, shown } = shared;
  switch (standing) {
    case 'approved':
      return html`<h2>Approved</h2>
        <p role="status">
          ${share.approvedBy} approved this on ${dayOfMoment(share.approvedAtMs ?? 0)}, revision
          ${share.revisionId.slice(0, 8)}. ${shopName} sees it.
        </p>`;
    case 'agreed':
      return html`<p role="status">${shopName} has noted your approval already: the piece is made as you see it here.</p>`;
    case 'changed':
      return html`<p role="status">
        ${shopName} has changed this piece since it sent you the link. Ask for the new link, and you see it as it is now.
      </p>`;
    case 'closed':
      return html`<p role="status">${shopName} has closed this order.</p>`;
    case 'open':
      return html`<h2>Is it as you want it?</h2>
        <p>
          With your approval ${shopName} goes on with this piece, as you see it here. You pay nothing here. If something
          is to be different, ask first.
        </p>
        ${approvalForm(sharePath(token), shown, approval)}`;
  }
}

function questionOf(state: SharedPageState): Markup {
  const { token, question = EMPTY_FORM, hasAsked = false } = state;
  if (hasAsked)
    return html`<section id="ask">
      <p role="status">${state.shared.shopName} has your question, and answers you itself.</p>
    </section>`;
  return html`<section id="ask">${alertOf(state, 'question')}${questionForm(sharePath(token), question)}</section>`;
}
