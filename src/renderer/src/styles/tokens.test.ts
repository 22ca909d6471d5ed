import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [paperBlock = '', velvetBlock = ''] = css.split('@media (prefers-color-scheme: dark)');

function tokensOf(block: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const themes = { paper: tokensOf(paperBlock), velvet: tokensOf(velvetBlock) };

describe.each(Object.entries(themes))('the %s theme', (_, tokens) => {
  test.each([
    ['ink', 'paper'],
    ['ink', 'surface'],
    ['ink-muted', 'paper'],
    ['ink-muted', 'surface'],
    ['accent', 'paper'],
    ['accent', 'surface'],
    ['success', 'paper'],
    ['danger', 'paper'],
    ['danger', 'danger-wash'],
    ['ink', 'danger-wash'],
    ['on-ink', 'ink'],
  ])('text in %s on %s has enough contrast', (text, ground) => {
    expect(contrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['line-strong', 'accent'])('the edge of a control in %s stands out', (line) => {
    expect(contrast(tokens[line] ?? '', tokens['paper'] ?? '')).toBeGreaterThanOrEqual(3);
  });
});
