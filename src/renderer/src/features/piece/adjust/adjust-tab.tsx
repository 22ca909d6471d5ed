import { pieceKinds } from '#spec/pieces/registry.ts';
import { factsOfField } from '#spec/kept/field-facts.ts';
import { ledgerAt } from '../../../studio/ledger/design-ledger.ts';
import type { Piece } from '../use-piece.ts';
import styles from './adjust-tab.module.css';
import { MetalChoice } from './metal-choice.tsx';
import { PartControls } from './part-controls.tsx';
import { SizeChoice } from './size-choice.tsx';
import { StoneControls } from './stone-controls.tsx';

const SIZE = 'size';

/** Whether the size was asked for, is as asked, and was not unlocked. */
function isSizeSaid({ draft: { request }, revision: { spec, weighed }, unlocked }: Piece): boolean {
  if (weighed === undefined || unlocked.has(SIZE)) return false;
  const facts = ledgerAt(request, spec, weighed.sheet);
  return facts.some(({ field, state }) => factsOfField(field).isSize && state === 'kept');
}

/** Everything that can be set by hand: metal, size, stones, and every dimension of every part. */
export function AdjustTab({ piece }: { readonly piece: Piece }) {
  const { spec } = piece;
  const { sizedBy } = pieceKinds[spec.kind];
  return (
    <div className={styles.adjust}>
      <MetalChoice piece={piece} />
      {spec.size !== undefined && sizedBy !== undefined && (
        <SizeChoice
          key={piece.revision.id}
          size={spec.size}
          sizedBy={sizedBy}
          onUnlock={isSizeSaid(piece) ? () => piece.unlock(SIZE) : undefined}
          onSize={piece.edit}
        />
      )}
      <div>
        {Object.keys(spec.stones).map((id, index) => (
          <StoneControls key={id} piece={piece} id={id} open={index === 0} />
        ))}
        {Object.keys(spec.parts).map((id) => (
          <PartControls key={id} piece={piece} id={id} />
        ))}
      </div>
    </div>
  );
}
