export const SHARE_STYLE_PATH = '/api/share.css';

/** The style of the pages behind a shop's links, in addition to that of all server-rendered pages (http/page-style.ts). */
export const SHARE_STYLE = `
.shared { --surface: #fff; --strong: #8a8279; --danger: #9b1b30; display: flex; flex-direction: column; }
@media (prefers-color-scheme: dark) { .shared { --surface: #1e1b20; --strong: #807885; --danger: #f0909f; } }
.shared header { padding: 20px 24px; text-align: center; }
.shared header p { max-width: none; margin: 0; font: 500 1.75rem/1.15 var(--display); color: var(--ink); }
.shared main { display: grid; grid-template-columns: minmax(0, 1fr); flex: 1; align-content: start; gap: 32px; width: 100%; max-width: 40rem; padding: 0 24px 48px; }
.shared footer { padding: 16px 24px; border-top: 1px solid var(--hairline); }
.shared footer p, .small { margin: 0; font-size: .8125rem; }
.shared footer p { text-align: center; max-width: none; }
.piece { display: block; width: calc(100% + 48px); max-width: none; height: auto; margin: 0 -24px; background: #f4efe7; }
.words { display: grid; align-content: start; gap: 24px; min-width: 0; }
.words h1 { margin: 0; font-size: clamp(2.25rem, 6vw, 3.25rem); }
.words:first-child { padding-top: clamp(40px, 12vh, 120px); }
.words h2 { margin: 0 0 8px; font: 500 1.75rem/1.15 var(--display); }
.words p { margin: 0; font-size: 1rem; }
.words .small { font-size: .8125rem; }
.words section { padding-top: 24px; border-top: 1px solid var(--hairline); }
.words section > p[role="status"] { color: var(--ink); }
.shared dl { display: grid; margin: 0; }
.shared dl div { display: grid; grid-template-columns: 6rem minmax(0, 1fr); padding: 8px 0; border-top: 1px solid var(--hairline); }
.shared dt { grid-row: 1; color: var(--muted); }
.shared dd { grid-column: 2; margin: 0; font-variant-numeric: tabular-nums lining-nums; }
.shared form { display: grid; margin-top: 24px; }
.shared label { margin-bottom: 4px; font-size: .875rem; }
.shared input, .shared textarea { width: 100%; min-height: 44px; margin-bottom: 16px; padding: 8px 12px; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--strong); border-radius: 2px; }
.shared textarea { resize: vertical; }
.shared [aria-invalid] { margin-bottom: 4px; border-color: var(--danger); }
.shared p.wrong { margin-bottom: 16px; font-size: .875rem; color: var(--danger); }
.shared button { width: 100%; min-height: 52px; font-size: 1.125rem; }
.shared button.quiet { min-height: 48px; font-size: 1rem; color: var(--ink); background: none; border: 1px solid var(--strong); }
.shared summary { display: flex; align-items: center; min-height: 44px; color: var(--accent); text-decoration: underline; text-underline-offset: 3px; cursor: pointer; list-style: none; }
.shared summary::-webkit-details-marker { display: none; }
.trap { position: absolute; left: -9999px; }
@media (min-width: 900px) {
  .shared main:has(.piece) { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: 56px; max-width: 76rem; padding: 56px 48px 72px; }
  .piece { position: sticky; top: 32px; width: 100%; margin: 0; }
}
`;
