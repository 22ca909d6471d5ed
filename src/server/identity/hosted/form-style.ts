import { IDENTITY_PATH } from '../http/hosted-paths.ts';

export const FORM_STYLE_PATH = `${IDENTITY_PATH}/pages.css`;

/**
 * The style of the forms, in addition to that of all server-rendered pages (http/page-style.ts): as wide as the
 * studio's sign-in.
 */
export const FORM_STYLE = `
:root { --surface: #fff; --strong: #8a8279; --danger: #9b1b30; --wash: #f9ecee; }
@media (prefers-color-scheme: dark) {
  :root { --surface: #1e1b20; --strong: #807885; --danger: #f0909f; --wash: #2f1b21; }
}
main { max-width: calc(30rem + 48px); padding-top: clamp(40px, 8vh, 96px); }
h1 { margin-bottom: 32px; font-size: 2.5rem; text-align: center; }
form { display: grid; }
label { margin-bottom: 4px; }
input { width: 100%; min-height: 44px; margin-bottom: 16px; padding: 8px 12px; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--strong); border-radius: 2px; }
.code { max-width: 12rem; font-variant-numeric: tabular-nums; letter-spacing: .25em; }
main .button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 44px; margin-top: 8px; padding: 4px 16px; font: inherit; font-weight: 500; text-decoration: none; color: var(--on-ink); background: var(--ink); border: 1px solid var(--ink); border-radius: 2px; cursor: pointer; }
main .button.quiet { color: var(--ink); background: none; border-color: var(--strong); }
main .button.quiet:hover { border-color: var(--ink); }
.or { display: flex; align-items: center; gap: 12px; max-width: none; margin: 24px 0 8px; font-size: 1rem; }
.or::before, .or::after { content: ""; flex: 1; border-top: 1px solid var(--hairline); }
p.alert { max-width: none; margin: 0 0 24px; padding: 12px 16px; font-size: 1rem; color: var(--danger); background: var(--wash); border-left: 2px solid var(--danger); }
p.aside { max-width: none; margin: 32px 0 0; font-size: .875rem; text-align: center; }
p.aside a { white-space: nowrap; }
`;
