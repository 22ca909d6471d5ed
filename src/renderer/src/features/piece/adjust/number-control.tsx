import { useMemo } from 'react';
import { sheetAppraisal } from '#workbench/tray/sheet-appraisal.ts';
import { Slider } from '../../../components/controls/slider.tsx';
import { valueWords } from '../../../studio/ledger/fact-words.ts';
import { useWorkshopProfile } from '../../../studio/workshop-profile.ts';
import { type FieldEdit, fieldPatch, withField } from '#spec/piece-edits.ts';
import type { Piece } from '../use-piece.ts';
import { saidMeasure } from './said-measure.ts';

interface NumberControlProps {
  readonly piece: Piece;
  readonly field: Omit<FieldEdit, 'value'>;
  readonly label: string;
  readonly unit: string;
  readonly limits: { readonly min: number; readonly max: number; readonly step: number };
  readonly value: number;
}

/**
 * A slider for a dimension of a part or a stone. The piece follows the thumb, and is weighed when it is released. A
 * number by which something that was said is kept stays as it is until it is unlocked.
 */
export function NumberControl({ piece, field, label, unit, limits, value }: NumberControlProps) {
  const said = useSaid(piece, field);
  const place = `${field.of}.${field.id}.${field.key}`;
  const lock =
    said === undefined || piece.unlocked.has(place) ? undefined : { said, onUnlock: () => piece.unlock(place) };
  return (
    <Slider
      label={label}
      unit={unit}
      {...limits}
      value={value}
      resetTo={proposedValue(piece, field) ?? value}
      lock={lock}
      onMove={(next) => piece.hold(withField(piece.revision.spec, { ...field, value: next }))}
      onCommit={(next) => piece.edit(fieldPatch({ ...field, value: next }))}
    />
  );
}

/** What was said and hangs on this number, in words; undefined for a number that was left open. */
function useSaid({ draft: { request }, revision: { spec, weighed } }: Piece, field: Omit<FieldEdit, 'value'>) {
  const { of, id, key } = field;
  const profile = useWorkshopProfile();
  return useMemo(() => {
    if (weighed === undefined) return undefined;
    const fact = saidMeasure(request, sheetAppraisal(spec, weighed.sheet, profile), { of, id, key });
    return fact && valueWords(fact.field, fact.value);
  }, [request, spec, weighed, of, id, key, profile]);
}

/** The proposal's value, to which a double-click resets. */
function proposedValue(piece: Piece, { of, id, key }: Omit<FieldEdit, 'value'>): number | undefined {
  const proposed = piece.draft.revisions[0]?.spec[of][id] as Readonly<Record<string, unknown>> | undefined;
  const value = proposed?.[key];
  return typeof value === 'number' ? value : undefined;
}
