import type { SketchedGem } from '#designer/sketch/contract.ts';
import { SHEET_PX } from '../../../studio/sketch/sketch-desk.ts';
import { gemPoints } from '#workbench/sketch/stone-line.ts';
import styles from './sheet.module.css';
import { type Point, type SheetDraft, type SheetOptions, stoneFrom } from './sheet-tools.ts';
import type { SheetState } from './use-sheet.ts';

interface SheetProps {
  readonly sheet: SheetState;
  readonly options: SheetOptions;
}

/** The paper: lines, stones, and the axis that is mirrored about. */
export function DrawingSheet({ sheet: { drawing, draft, pointer }, options }: SheetProps) {
  const isEmpty = drawing.strokes.length === 0 && drawing.stones.length === 0 && draft === undefined;
  return (
    <div className={styles.frame}>
      <svg
        className={styles.sheet}
        viewBox={`0 0 ${SHEET_PX} ${SHEET_PX}`}
        role="img"
        aria-label={`Sheet to draw on: ${drawing.strokes.length} lines and ${drawing.stones.length} stones`}
        {...pointer}
      >
        {options.mirrored && <line className={styles.axis} x1={SHEET_PX / 2} x2={SHEET_PX / 2} y1={0} y2={SHEET_PX} />}
        {drawing.strokes.map(({ points, widthPx }, index) => (
          // Strokes have no names: they are told apart by their place, and none changes it.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <polyline key={index} className={styles.line} points={joined(points)} strokeWidth={widthPx} />
        ))}
        {drawing.stones.map((stone, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as of strokes
          <Gem key={index} stone={stone} />
        ))}
        {draft !== undefined && <Drawn draft={draft} options={options} />}
      </svg>
      {isEmpty && <p className={styles.hint}>Draw the outline of the piece, then its stones inside.</p>}
    </div>
  );
}

function Drawn({
  draft: { tool, points, pressure },
  options,
}: {
  readonly draft: SheetDraft;
  readonly options: SheetOptions;
}) {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (tool === 'stone') {
    const stone = options.cut && stoneFrom(first, last, options.cut);
    return stone === undefined ? null : <Gem stone={stone} />;
  }
  if (tool === 'eraser') return <polyline className={styles.eraser} points={joined(points)} />;
  return (
    <polyline
      className={styles.line}
      points={joined(tool === 'line' ? [first, last] : points)}
      strokeWidth={3 + 5 * pressure}
    />
  );
}

function Gem({ stone: { cut, middle, lengthPx, widthPx, turnDeg } }: { readonly stone: SketchedGem }) {
  return (
    <polygon
      className={styles.stone}
      points={gemPoints(cut, widthPx, lengthPx)}
      transform={`translate(${middle[0]} ${middle[1]}) rotate(${-turnDeg})`}
    />
  );
}

function joined(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
