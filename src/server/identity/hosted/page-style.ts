import { IDENTITY_PATH } from './paths.ts';

export const STYLE_PATH = `${IDENTITY_PATH}/pages.css`;

/** Colours and measures are those of the screens (tokens.css), which these pages must show without their build. */
export const STYLE = `
:root { color-scheme: light; --paper: #faf7f2; --surface: #fff; --ink: #1c1917; --muted: #57534e; --line: #e4ded4; --strong: #8a8279; --accent: #8a6420; --danger: #9b1b30; --wash: #f9ecee; --on-ink: #faf7f2; }
@media (prefers-color-scheme: dark) {
  :root { color-scheme: dark; --paper: #141216; --surface: #1e1b20; --ink: #f3eee6; --muted: #b5ada2; --line: #322d34; --strong: #807885; --accent: #d9b877; --danger: #f0909f; --wash: #2f1b21; --on-ink: #141216; }
}
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 Inter, system-ui, -apple-system, "Segoe UI", sans-serif; color: var(--ink); background: var(--paper); overflow-wrap: anywhere; }
header { display: flex; align-items: center; gap: 12px; height: 64px; padding: 0 24px; border-bottom: 1px solid var(--line); font: 500 28px/1 "Cormorant Garamond", "Iowan Old Style", "Palatino Linotype", Georgia, serif; }
main { width: min(100% - 32px, 30rem); margin: 48px auto 72px; }
h1 { margin: 0 0 32px; text-align: center; font: 500 40px/1.1 "Cormorant Garamond", "Iowan Old Style", "Palatino Linotype", Georgia, serif; }
form { display: grid; }
label { margin-bottom: 4px; }
input { width: 100%; min-height: 44px; margin-bottom: 16px; padding: 8px 12px; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--strong); border-radius: 2px; }
.code { font-variant-numeric: tabular-nums; letter-spacing: .3em; }
.button { display: block; width: 100%; min-height: 44px; margin-top: 8px; padding: 9px 16px; font: inherit; font-weight: 500; text-align: center; text-decoration: none; color: var(--on-ink); background: var(--ink); border: 1px solid var(--ink); border-radius: 2px; cursor: pointer; }
.button.quiet { color: var(--ink); background: none; border-color: var(--strong); }
.button.quiet:hover { border-color: var(--ink); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
.or { display: flex; align-items: center; gap: 12px; margin: 24px 0 16px; color: var(--muted); }
.or::before, .or::after { content: ""; flex: 1; border-top: 1px solid var(--line); }
.alert { margin: 0 0 24px; padding: 12px 16px; color: var(--danger); background: var(--wash); border-left: 2px solid var(--danger); }
.aside { margin: 32px 0 0; color: var(--muted); font-size: 14px; text-align: center; }
`;
