/**
 * How the frame of a piece at rest grows, sample by sample: where the card can't draw it in full at once, coarse first
 * and then in full.
 */
export interface StillFrame {
  /** Samples laid down so far at the resolution of now. */
  readonly samples: number;
  /** Whether it is as good as it gets. */
  readonly isDone: boolean;
  /** Starts anew, since the piece has moved. */
  begin(): void;
  /** Share of the full resolution (each way) of the next sample, where the card can afford so much of it, 0…1. */
  scale(affordable: number): number;
  /** Records how long the card has worked on it, and that a sample is whole; says whether the frame is to be shown. */
  took(ms: number): void;
  add(): boolean;
}

/** More make no visible difference. */
const SAMPLES = 24;
/** So many make smooth edges: a slow card may stop here, when it has worked for as long as its user has patience. */
const SMOOTH_SAMPLES = 4;
const PATIENCE_MS = 12_000;

export function createStillFrame(): StillFrame {
  let samples = 0;
  let workedMs = 0;
  let stage: 'first' | 'coarse' | 'in-full' = 'first';

  return {
    get samples() {
      return samples;
    },
    get isDone() {
      if (stage === 'coarse') return false;
      return samples >= SAMPLES || (samples >= SMOOTH_SAMPLES && workedMs > PATIENCE_MS);
    },
    begin() {
      samples = 0;
      workedMs = 0;
      stage = 'first';
    },
    scale(affordable) {
      if (stage === 'first' && affordable < 1) stage = 'coarse';
      return stage === 'coarse' ? affordable : 1;
    },
    took(ms) {
      workedMs += ms;
    },
    add() {
      samples++;
      // A frame in full covers a smooth coarse one only when it is smooth, too.
      if (stage !== 'coarse') return stage === 'first' || samples >= SMOOTH_SAMPLES;
      if (samples >= SMOOTH_SAMPLES) {
        stage = 'in-full';
        samples = 0;
        workedMs = 0;
      }
      return true;
    },
  };
}
