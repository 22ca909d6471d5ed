import { Hono } from 'hono';
import type { StudioBindings } from '../studio-env.ts';
import { builtFonts } from './built-fonts.ts';

export const STYLE_PATH = '/api/page.css';

/** Serves the style sheet of server-rendered pages (plain-page.ts). */
export const pageStyleRoutes = (builtSite: string) =>
  new Hono<StudioBindings>().get(STYLE_PATH, async (c) => {
    const style = (await builtFonts(builtSite)) + STYLE;
    return c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' });
  });

/**
 * Colours, type and spacing repeat those of the screens (tokens.css): these pages must work without a build of them.
 */
const STYLE = `
:root {
  --paper: #faf7f2; --ink: #1c1917; --muted: #57534e; --hairline: #e4ded4; --on-ink: #faf7f2; --accent: #8a6420;
  --display: "Cormorant Garamond", "Iowan Old Style", "Palatino Linotype", Georgia, serif;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #141216; --ink: #f3eee6; --muted: #b5ada2; --hairline: #322d34; --on-ink: #141216; --accent: #d9b877; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; font: 16px/1.6 Inter, system-ui, -apple-system, "Segoe UI", sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: anywhere; font-variant-numeric: lining-nums; }
header { padding: 16px 24px; border-bottom: 1px solid var(--hairline); }
header a { display: inline-flex; align-items: center; gap: 12px; min-height: 44px; font: 500 1.75rem/1 var(--display); color: inherit; text-decoration: none; }
main { max-width: 40rem; margin: 0 auto; padding: clamp(48px, 14vh, 144px) 24px 72px; }
h1 { margin: 0 0 24px; font: 500 clamp(2.5rem, 7vw, 3.5rem)/1.08 var(--display); letter-spacing: -.01em; text-wrap: balance; }
p { margin: 0 0 32px; font-size: 1.125rem; color: var(--muted); max-width: 48ch; text-wrap: pretty; }
main a { color: var(--accent); text-underline-offset: 3px; }
@media (prefers-color-scheme: dark) { header img { filter: brightness(1.5); } }
button { min-height: 48px; padding: 0 32px; font: inherit; font-weight: 500; color: var(--on-ink); background: var(--ink); border: 0; border-radius: 2px; cursor: pointer; }
button:hover { opacity: .88; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
main:has(.operation) { max-width: 52rem; }
.operation { padding: 24px 0; border-top: 1px solid var(--hairline); }
.operation h2 { margin: 0 0 8px; font-size: 1.125rem; line-height: 1.4; overflow-wrap: anywhere; }
.operation p { margin: 0 0 16px; font-size: 1rem; }
.operation dl { display: grid; grid-template-columns: 6rem 1fr; gap: 8px 16px; margin: 0; font-size: .875rem; }
.operation dt { color: var(--muted); }
.operation dd { margin: 0; }
code { font: .9375em ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; }
body:has(video) { --paper: #0f0e11; --ink: #f3eee6; --muted: #c9c1b6; --hairline: #322d34; --accent: #d9b877; color-scheme: dark; }
body:has(video) header { position: absolute; z-index: 1; border: 0; }
main:has(video) { display: grid; max-width: none; padding: 0; background: linear-gradient(#17161a, #0e0e10); }
main:has(video) h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
/* As high as the window, or the film would end above its lower edge. Its ground goes on beside it in a wide one. */
video { display: block; width: 100%; height: 100vh; height: 100svh; object-fit: cover; object-position: 100% 50%; }
@media (min-aspect-ratio: 16/9) { video { object-fit: contain; } }
/* On the dark half of the film. What is pressed beside the link goes to the film. */
.filmed { z-index: 1; align-self: center; width: 40%; padding-left: max(24px, 50vw - 600px); pointer-events: none; }
video, .filmed { grid-area: 1 / 1; }
.filmed p { margin: 0 0 24px; }
.filmed ul { margin: 0 0 32px; padding: 0; font: 500 clamp(1.25rem, 2.2vw, 1.75rem)/1.25 var(--display); list-style: none; }
.filmed li { margin-bottom: 16px; }
.filmed a { display: inline-flex; align-items: center; min-height: 44px; pointer-events: auto; }
/* Its right part is as high as wide, and has the piece: the words stand below it. */
@media (max-width: 900px), (max-aspect-ratio: 4/3) {
  /* The film's ground goes over into the page's, and its reflection ends softly. */
  video { height: min(100vw, 80vh); mask-image: linear-gradient(#000 calc(100% - 96px), transparent); }
  .filmed { grid-area: 2 / 1; width: auto; max-width: 40rem; padding: 32px 24px 72px; }
}
/* Above the piece: on a phone it is as wide as the film. */
@media (max-width: 500px) { body:has(video) header { position: static; } }
@media (forced-colors: active) { .filmed { background: Canvas; padding-block: 24px; } }
`;
