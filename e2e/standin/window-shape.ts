import type { EventEmitter } from 'node:events';
import { workArea } from './screen.ts';

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a window lies, and whether it fills the screen. Nothing is drawn by it: pages here have no frames. */
export class WindowShape {
  readonly #events: EventEmitter;
  #normal: Bounds;
  #isMaximized = false;
  #isFullScreen = false;
  #isMinimized = false;

  /** Without a position the system centres a window. */
  constructor(events: EventEmitter, { x, y, width, height }: Partial<Bounds>) {
    const size = { width: width ?? 800, height: height ?? 600 };
    this.#events = events;
    this.#normal = {
      x: x ?? Math.round(workArea.x + (workArea.width - size.width) / 2),
      y: y ?? Math.round(workArea.y + (workArea.height - size.height) / 2),
      ...size,
    };
  }

  getNormalBounds = (): Bounds => ({ ...this.#normal });
  getBounds = (): Bounds => (this.#isMaximized || this.#isFullScreen ? { ...workArea } : this.getNormalBounds());
  isMaximized = () => this.#isMaximized;
  isFullScreen = () => this.#isFullScreen;
  isMinimized = () => this.#isMinimized;

  setBounds(some: Partial<Bounds>): void {
    const before = this.#normal;
    this.#normal = { ...before, ...some };
    if (before.x !== this.#normal.x || before.y !== this.#normal.y) this.#events.emit('move');
    if (before.width !== this.#normal.width || before.height !== this.#normal.height) this.#events.emit('resize');
  }

  setMaximized(isMaximized: boolean): void {
    if (this.#isMaximized === isMaximized) return;
    this.#isMaximized = isMaximized;
    this.#events.emit(isMaximized ? 'maximize' : 'unmaximize');
    this.#events.emit('resize');
  }

  setFullScreen(isFullScreen: boolean): void {
    if (this.#isFullScreen === isFullScreen) return;
    this.#isFullScreen = isFullScreen;
    this.#events.emit(isFullScreen ? 'enter-full-screen' : 'leave-full-screen');
    this.#events.emit('resize');
  }

  setMinimized(isMinimized: boolean): void {
    if (this.#isMinimized === isMinimized) return;
    this.#isMinimized = isMinimized;
    this.#events.emit(isMinimized ? 'minimize' : 'restore');
  }
}
