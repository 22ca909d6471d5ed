import { Slider as Base } from '@base-ui/react/slider';
import { RotateCcw } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { LockButton } from './lock-button.tsx';
import { parseMeasurement } from './parse-measurement.ts';
import styles from './slider.module.css';

/** A value that somebody asked for. */
interface SliderLock {
  /** What was asked for: 1.7 mm, 2 ct. */
  readonly said: string;
  readonly onUnlock: () => void;
}

interface SliderProps {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Where a double-click, or the arrow that appears once it was moved, leads back to. */
  readonly resetTo: number;
  /** Why it stays as it is until it is unlocked; undefined where it can be moved. */
  readonly lock?: SliderLock | undefined;
  /** While the thumb is held. */
  readonly onMove: (value: number) => void;
  /** When the thumb is released, the value stepped by a key, or typed. */
  readonly onCommit: (value: number) => void;
}

/** A dimension: drag it, step it with the arrows, type it in any unit, or double-click to go back. */
export function Slider({ label, unit, value, min, max, step, resetTo, lock, onMove, onCommit }: SliderProps) {
  const moved = value !== resetTo;
  return (
    <Base.Root
      className={styles.slider}
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={lock !== undefined}
      onValueChange={(next) => onMove(next)}
      onValueCommitted={(next) => onCommit(next as number)}
    >
      <Base.Label className={styles.label}>{label}</Base.Label>
      {lock === undefined ? (
        <button
          type="button"
          className={classes(styles.reset, moved && styles.moved)}
          disabled={!moved}
          aria-label={`${label}: back to ${resetTo} ${unit}`}
          onClick={() => onCommit(resetTo)}
        >
          <RotateCcw size={14} strokeWidth={1.5} aria-hidden />
        </button>
      ) : (
        <LockButton said={lock.said} label={label.toLowerCase()} onUnlock={lock.onUnlock} />
      )}
      <TypedValue {...{ label, unit, value, min, max, step, onCommit }} isLocked={lock !== undefined} />
      <Base.Control className={styles.control} onDoubleClick={() => onCommit(resetTo)}>
        <Base.Track className={styles.track}>
          <Base.Indicator className={styles.indicator} />
          <Base.Thumb className={styles.thumb} getAriaValueText={(_, number) => `${number} ${unit}`} />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}

interface TypedValueProps extends Pick<SliderProps, 'label' | 'unit' | 'value' | 'min' | 'max' | 'step' | 'onCommit'> {
  readonly isLocked: boolean;
}

function TypedValue({ label, unit, value, min, max, step, isLocked, onCommit }: TypedValueProps) {
  const [typed, setTyped] = useState<string>();
  const wrong = typed !== undefined && parseMeasurement(typed, unit, { min, max }) === undefined;

  function commit() {
    const measure = typed === undefined ? undefined : parseMeasurement(typed, unit, { min, max });
    setTyped(undefined);
    if (measure !== undefined && measure !== value) onCommit(measure);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(undefined);
  }

  return (
    <span className={classes(styles.typed, wrong && styles.wrong)}>
      <input
        className={styles.input}
        inputMode="decimal"
        disabled={isLocked}
        aria-label={`${label} in ${unit}`}
        aria-invalid={wrong || undefined}
        title={`${min} to ${max} ${unit}`}
        value={typed ?? value.toFixed(decimalsOf(step))}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <span className={styles.unit}>{unit}</span>
    </span>
  );
}

function decimalsOf(step: number): number {
  const text = String(step);
  return text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
}
