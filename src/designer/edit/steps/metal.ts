import { finishCalled } from '#spec/meanings/finishes.ts';
import { benchFinishes } from '#spec/meanings/bench-work.ts';
import { ofDesign, ruledOutBy } from '#spec/meanings/ruled-out.ts';
import { alloyPatch, finishPatch } from '#spec/piece-edits.ts';
import { applyEdit } from '#spec/edit.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { spoken } from '#shared/words.ts';
import { wishedMetal } from '../../wish/metal/wished-metal.ts';
import { type EditStep, refused, unchanged } from '../edit-step.ts';

/** Another alloy: of the karat and the colour that were said, and of those that the piece has where they were not. */
export const editMetal: EditStep = ({ spec, said, next, piece }) => {
  const excluded = new Set((said.exclude ?? []).flatMap(ruledOutBy));
  if (said.metal === undefined && !excluded.has(ofDesign.nickel)) return unchanged(spec);
  const { alloys: wished, remarks } = wishedMetal(next.metal, {
    gem: undefined,
    modern: false,
    heritage: false,
    styled: undefined,
    highKarat: false,
    pierced: pieceKinds[spec.kind].pair,
    excluded,
    kindToSkin: excluded.has(ofDesign.nickel),
    country: piece.profile.country,
    leading: undefined,
  });
  const [alloy] = wished;
  const told = remarks.map((remark) => ({ says: `It is ${remark}.`, instead: [] }));
  const { metal } = spec;
  if (alloy === metal.alloy) {
    const same = `It is in ${alloys[alloy].name} already.`;
    return told.length > 0 ? { spec, says: [], notDone: told } : refused(spec, same);
  }
  const edited = applyEdit(spec, alloyPatch(alloy));
  if (!edited.ok) return refused(spec, edited.problem.message);
  return { spec: edited.value, says: [`${alloys[alloy].name} instead of ${alloys[metal.alloy].name}`], notDone: told };
};

/** Another surface; one that the bench gives after casting is told. */
export const editFinish: EditStep = ({ spec, said }) => {
  const [word] = said.finish ?? [];
  if (word === undefined) return unchanged(spec);
  const finish = finishCalled(word);
  if (finish === undefined)
    return refused(
      spec,
      `${spoken(word)} is not drawn on the piece: ${benchFinishes[word] ?? 'the bench gives it after casting'}.`,
    );
  if (finish === spec.metal.finish) return refused(spec, `It is ${finish} already.`);
  const edited = applyEdit(spec, finishPatch(finish));
  return edited.ok
    ? { spec: edited.value, says: [`${finish} instead of ${spec.metal.finish}`], notDone: [] }
    : refused(spec, edited.problem.message);
};
