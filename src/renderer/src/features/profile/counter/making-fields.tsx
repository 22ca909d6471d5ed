import { TypedAmount } from './typed-amount.tsx';
import { type MakingField, makingFields } from './counter-draft.ts';
import styles from './counter.module.css';
import type { DraftPartProps } from './draft-part.ts';

const makingNames: Readonly<Record<MakingField, string>> = {
  perPiece: 'For a piece',
  gold: 'A gram of gold',
  platinum: 'A gram of platinum',
  silver: 'A gram of silver',
  percentOfMetal: 'Per cent of the metal',
  minimum: 'At least',
};

/** What the bench charges: making, which is added up, and setting by the stone. */
export function MakingFields({ draft, errorAt, onChange }: DraftPartProps) {
  const { making, smallStone, largeStone } = draft;
  return (
    <>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>Making</legend>
        <p className={styles.note}>Added together. Leave empty what you don’t charge.</p>
        <div className={styles.grid}>
          {makingFields.map((field) => (
            <TypedAmount
              key={field}
              label={makingNames[field]}
              typed={making[field]}
              error={errorAt(field)}
              onType={(typed) => onChange({ making: { ...making, [field]: typed } })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>Setting a stone</legend>
        <div className={styles.grid}>
          <TypedAmount
            label="A small stone"
            typed={smallStone}
            hint="Narrower than 3.5 mm"
            error={errorAt('smallStone')}
            onType={(typed) => onChange({ smallStone: typed })}
          />
          <TypedAmount
            label="A larger stone"
            typed={largeStone}
            hint="From 3.5 mm, 0.17 ct in diamond"
            error={errorAt('largeStone')}
            onType={(typed) => onChange({ largeStone: typed })}
          />
        </div>
      </fieldset>
    </>
  );
}
