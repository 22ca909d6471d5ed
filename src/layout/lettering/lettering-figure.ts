import { rememberLast } from '#shared/remember-last.ts';
import type { MetalField, MotifFigure } from '../motifs/drawing.ts';
import type { Point2 } from '../outline/point.ts';
import { glyphShapes } from './glyph-contours.ts';
import { glyphPairs, glyphs } from './josefin-sans.ts';

/** Units of a drawing for one of the typeface: a capital is 100 high. */
const SCALE = 0.1;

/** The rails that join the letters of a name: how thick, how far into the letters, how far beyond the first and last. */
const RAIL = { thick: 13, into: 4, beyond: 4 };

/** A letter hangs from its top if that lies within this share of its width from its middle. */
const HANGS_WITHIN = 0.2;

/** Letters as they are cut: capitals, whatever they are written in; undefined where the typeface lacks one. */
export function letteringOf(text: string): string | undefined {
  const letters = text.normalize('NFC').toUpperCase().replaceAll(/[\s.]/g, '');
  return letters.length > 0 && [...letters].every((letter) => Object.hasOwn(glyphs, letter)) ? letters : undefined;
}

const kept = rememberLast<MotifFigure>(24);

/**
 * Letters as a motif: a name that carries itself stands between two rails, which join it to one body.
 * @param text capitals, figures and & only
 */
export function letteringFigure(text: string): MotifFigure {
  return kept(text, () => drawn(text));
}

function drawn(text: string): MotifFigure {
  const letters = [...text];
  let pen = 0;
  const fields = letters.flatMap((letter, i): readonly MetalField[] => {
    const [advance, path] = glyphs[letter] ?? [0, ''];
    const at = pen + (glyphPairs[`${letters[i - 1] ?? ''}${letter}`] ?? 0) * SCALE;
    pen = at + advance * SCALE;
    return glyphShapes(path, SCALE, at).map((shape) => ({ as: 'field', level: 1, sawn: [], ...shape }));
  });
  const xs = fields.flatMap(({ outline }) => outline.map(([x]) => x));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const joined = letters.length > 1;
  const rails = joined ? [rail(left, right, -RAIL.thick + RAIL.into), rail(left, right, 100 - RAIL.into)] : [];
  const hangX = joined ? (left + right) / 2 : topNearMiddle(fields, left, right);
  return {
    ...(hangX === undefined ? {} : { hangX }),
    isRead: true,
    stone: { at: [(left + right) / 2, 50], roomWidth: 0 },
    leastHeightMm: joined ? { silhouette: 8, relief: 3, pierced: 6 } : { silhouette: 8, relief: 4, pierced: 9 },
    draw: (loose) => (loose ? fields : [...rails, ...fields]),
  };
}

function rail(left: number, right: number, y: number): MetalField {
  const [from, to] = [left - RAIL.beyond, right + RAIL.beyond];
  const outline: readonly Point2[] = [
    [from, y],
    [to, y],
    [to, y + RAIL.thick],
    [from, y + RAIL.thick],
  ];
  return { as: 'field', outline, level: 0.6, windows: [], sawn: [] };
}

/** The highest metal of a letter near its middle; an H has none there. */
function topNearMiddle(fields: readonly MetalField[], left: number, right: number): number | undefined {
  const middle = (left + right) / 2;
  const tops = fields.flatMap(({ outline }) => outline.filter(([, y]) => y > 94).map(([x]) => x));
  const nearest = tops.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  if (nearest === undefined || Math.abs(nearest - middle) > HANGS_WITHIN * (right - left)) return undefined;
  const spans = tops.some((x) => x < middle) && tops.some((x) => x > middle);
  // A bar of metal that runs over the middle has corners on both sides of it only.
  return spans && isOver(fields, middle) ? middle : nearest;
}

/** Whether there is metal at the top of the middle. */
function isOver(fields: readonly MetalField[], x: number): boolean {
  return fields.some(({ outline }) => {
    let inside = false;
    outline.forEach(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length] as Point2;
      if (ay > 93 !== by > 93 && x < ax + ((93 - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    });
    return inside;
  });
}
