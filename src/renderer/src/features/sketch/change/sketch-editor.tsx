import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { builtCuts } from '#spec/tables/cuts.ts';
import type { Sketch, SketchedStone } from '#spec/sketch.ts';
import type { SketchOnDesk } from '../../../studio/sketch/sketch-desk.ts';
import { gemPoints } from '#workbench/sketch/stone-line.ts';
import { bent, nearestPoint } from './bend-outline.ts';
import { withStone } from './change-sketch.ts';
import styles from './sketch-editor.module.css';

interface SketchEditorProps {
  readonly desk: SketchOnDesk;
  /** What is shown: the sketch, or as it is while something is dragged. */
  readonly sketch: Sketch;
  readonly isEven: boolean;
  readonly selected: number | undefined;
  readonly onSelect: (stone: number | undefined) => void;
  readonly onDrag: (sketch: Sketch) => void;
  readonly onDrop: () => void;
  readonly onCommit: (sketch: Sketch) => void;
}

type Held = { readonly from: Sketch; readonly start: readonly [number, number] } & (
  | { readonly stone: number }
  | { readonly outlineAt: number }
);

/** Air around the piece, over its longer side. */
const MARGIN = 0.12;

/** Millimetres that an arrow key moves a stone. */
const STEP_MM = 0.1;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP_MM, 0],
  ArrowRight: [STEP_MM, 0],
  ArrowUp: [0, STEP_MM],
  ArrowDown: [0, -STEP_MM],
};

/** The sketch in mm over the sheet that it was read from: pull its outline, move its stones, open what lies between its lines. */
export function SketchEditor(props: SketchEditorProps) {
  const { desk, sketch, isEven, selected, onSelect, onDrag, onDrop, onCommit } = props;
  const svg = useRef<SVGSVGElement>(null);
  const held = useRef<Held>(undefined);
  const view = viewOf(desk.asRead);

  function place(event: PointerEvent): readonly [number, number] {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [x, -y];
  }

  function hold(event: PointerEvent, what: { readonly stone: number } | { readonly outline: true }) {
    event.stopPropagation();
    svg.current?.setPointerCapture(event.pointerId);
    const start = place(event);
    held.current =
      'stone' in what
        ? { from: sketch, start, stone: what.stone }
        : { from: sketch, start, outlineAt: nearestPoint(sketch.outline, start) };
    onSelect('stone' in what ? what.stone : undefined);
  }

  function drag(event: PointerEvent) {
    const grip = held.current;
    if (grip === undefined) return;
    const [x, y] = place(event);
    const by = [x - grip.start[0], y - grip.start[1]] as const;
    if ('stone' in grip) onDrag(moved(grip.from, grip.stone, by, isEven));
    else onDrag({ ...grip.from, outline: bent(grip.from.outline, grip.outlineAt, by, isEven) });
  }

  function drop() {
    if (held.current !== undefined) onDrop();
    held.current = undefined;
  }

  function step(event: KeyboardEvent, at: number) {
    const by = arrows[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onSelect(at);
    onCommit(moved(sketch, at, by, isEven));
  }

  return (
    <svg
      ref={svg}
      className={styles.editor}
      viewBox={view.join(' ')}
      role="group"
      aria-label="The sketch in millimetres"
      onPointerDown={() => onSelect(undefined)}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <image
        className={styles.paper}
        href={desk.picture}
        width={1}
        height={desk.aspect}
        preserveAspectRatio="none"
        transform={`matrix(${desk.sheet.join(' ')})`}
      />
      <polygon
        className={styles.outline}
        points={points(sketch.outline)}
        onPointerDown={(event) => hold(event, { outline: true })}
      />
      {desk.regions.map((region, index) => {
        const at = sketch.openings.findIndex((opening) => opening === region);
        const isOpen = at >= 0;
        const openings = isOpen ? sketch.openings.filter((one) => one !== region) : [...sketch.openings, region];
        const change = () => onCommit({ ...sketch, openings });
        return (
          <polygon
            // biome-ignore lint/suspicious/noArrayIndexKey: regions have no names, and stay in their order
            key={index}
            className={styles.region}
            data-open={isOpen}
            points={points(region)}
            role="switch"
            aria-checked={isOpen}
            aria-label={`Opening ${index + 1}`}
            tabIndex={0}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={change}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') change();
            }}
          />
        );
      })}
      {sketch.stones.map((stone, index) => (
        <polygon
          // biome-ignore lint/suspicious/noArrayIndexKey: stones have no names, and stay in their order
          key={index}
          className={styles.stone}
          data-selected={index === selected}
          points={gemPoints(stone.cut, stone.widthMm, stone.lengthMm)}
          transform={`translate(${stone.xMm} ${-stone.yMm}) rotate(${-stone.turnDeg})`}
          role="button"
          tabIndex={0}
          aria-label={sayStone(stone, index)}
          onPointerDown={(event) => hold(event, { stone: index })}
          onFocus={() => onSelect(index)}
          onKeyDown={(event) => step(event, index)}
        />
      ))}
    </svg>
  );
}

function moved(sketch: Sketch, at: number, [dx, dy]: readonly [number, number], isEven: boolean): Sketch {
  const stone = sketch.stones[at];
  if (stone === undefined) return sketch;
  const rounded = (mm: number): number => Math.round(mm * 100) / 100;
  return withStone(sketch, at, { xMm: rounded(stone.xMm + dx), yMm: rounded(stone.yMm + dy) }, isEven);
}

/** The box of a piece with air around it, as SVG wants it: y down. */
function viewOf({ outline }: Sketch): readonly number[] {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => -y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const side = Math.max(right - left, bottom - top) * (1 + 2 * MARGIN);
  return [(left + right - side) / 2, (top + bottom - side) / 2, side, side];
}

function points(line: Sketch['outline']): string {
  return line.map(([x, y]) => `${x},${-y}`).join(' ');
}

function sayStone({ cut, lengthMm, widthMm }: SketchedStone, index: number): string {
  const size = lengthMm === widthMm ? `${lengthMm}` : `${lengthMm} × ${widthMm}`;
  return `Stone ${index + 1}: ${builtCuts[cut].name.toLowerCase()}, ${size} mm`;
}
