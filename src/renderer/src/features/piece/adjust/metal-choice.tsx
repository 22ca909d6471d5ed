import { finishes } from '#spec/design-spec.ts';
import { type AlloyId, alloyIds, alloys, type Metal } from '#spec/tables/alloys.ts';
import { Choice, type ChoiceGroup } from '../../../components/controls/choice.tsx';
import { capitalised } from '#shared/words.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { alloyPatch, finishPatch, placedFinishPatch } from '#spec/piece-edits.ts';
import type { Piece } from '../use-piece.ts';
import styles from './control-group.module.css';

const metals = ['gold', 'platinum', 'palladium', 'silver', 'base'] as const satisfies readonly Metal[];

const alloyGroups: readonly ChoiceGroup[] = metals.map((metal) => ({
  label: metal === 'base' ? 'Base metals' : capitalised(metal),
  options: alloyIds.filter((id) => alloys[id].metal === metal).map((id) => ({ value: id, label: alloys[id].name })),
}));

const finishOptions = finishes.map((finish) => ({ value: finish, label: capitalised(finish) }));

const AS_THE_REST = 'rest';

const edgeOptions = [{ value: AS_THE_REST, label: 'As the rest' }, ...finishOptions];

function finishNamed(name: string) {
  return finishes.find((finish) => finish === name);
}

/** The alloy and its finish, and that of the edges of what goes round. */
export function MetalChoice({ piece }: { readonly piece: Piece }) {
  const { metal } = piece.spec;
  return (
    <section className={styles.pair} aria-label="Metal">
      <Choice
        label="Metal"
        value={metal.alloy}
        options={alloyGroups}
        onChoose={(alloy) => piece.edit(alloyPatch(alloy as AlloyId))}
      />
      <Choice
        label="Finish"
        value={metal.finish}
        options={finishOptions}
        onChoose={(finish) => piece.edit(finishPatch(finish as (typeof finishes)[number]))}
      />
      {pieceKinds[piece.spec.kind].hoop && (
        <Choice
          label="Edges"
          value={metal.edgeFinish ?? AS_THE_REST}
          options={edgeOptions}
          onChoose={(finish) => piece.edit(placedFinishPatch(piece.spec, 'edges', finishNamed(finish)))}
        />
      )}
    </section>
  );
}
