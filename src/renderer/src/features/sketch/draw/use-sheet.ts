import { type PointerEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Drawing } from '#designer/sketch/contract.ts';
import { SHEET_PX, sketchDesk } from '../../../studio/sketch/sketch-desk.ts';
import { afterStroke, type Point, type SheetDraft, type SheetOptions, type SheetTool } from './sheet-tools.ts';

/** What a mouse says of pressure; a finger says nothing. */
const USUAL_PRESSURE = 0.5;

/** The sheet that is drawn on. */
export interface SheetState {
  readonly drawing: Drawing;
  /** What the pointer draws just now. */
  readonly draft: SheetDraft | undefined;
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly clear: () => void;
  readonly pointer: {
    readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** Draws with whatever points: a pen with its pressure, a finger, a mouse. */
export function useSheet(tool: SheetTool, options: SheetOptions): SheetState {
  const drawing = useStore(sketchDesk.store, (desk) => desk.drawing);
  const [draft, setDraft] = useState<SheetDraft>();
  const [before, setBefore] = useState<readonly Drawing[]>([]);
  const current = useRef<SheetDraft>(undefined);

  function show(next: SheetDraft | undefined) {
    current.current = next;
    setDraft(next);
  }

  function keep(next: Drawing) {
    if (next === drawing) return;
    setBefore([...before, drawing]);
    sketchDesk.draw(next);
  }

  return {
    drawing,
    draft,
    canUndo: before.length > 0,
    undo() {
      const earlier = before.at(-1);
      if (earlier === undefined) return;
      setBefore(before.slice(0, -1));
      sketchDesk.draw(earlier);
    },
    clear: () => keep({ ...drawing, strokes: [], stones: [] }),
    pointer: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        show({ tool, points: [pointOf(event)], pressure: event.pressure || USUAL_PRESSURE });
      },
      onPointerMove(event) {
        const drawn = current.current;
        if (drawn === undefined) return;
        const steps = event.nativeEvent.getCoalescedEvents?.() ?? [];
        const points = (steps.length > 0 ? steps : [event.nativeEvent]).map((step) =>
          pointIn(event.currentTarget, step.clientX, step.clientY),
        );
        const pressure = 0.85 * drawn.pressure + 0.15 * (event.pressure || USUAL_PRESSURE);
        show({ ...drawn, points: [...drawn.points, ...points], pressure });
      },
      onPointerUp() {
        if (current.current !== undefined) keep(afterStroke(drawing, current.current, options));
        show(undefined);
      },
      onPointerCancel: () => show(undefined),
    },
  };
}

function pointOf(event: PointerEvent<SVGSVGElement>): Point {
  return pointIn(event.currentTarget, event.clientX, event.clientY);
}

/** In pixels of the sheet, however large it is shown. */
function pointIn(sheet: SVGSVGElement, x: number, y: number): Point {
  const box = sheet.getBoundingClientRect();
  return [((x - box.left) / box.width) * SHEET_PX, ((y - box.top) / box.height) * SHEET_PX];
}
