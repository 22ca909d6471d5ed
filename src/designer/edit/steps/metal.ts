import type { DesignSpec } from '#spec/design-spec.ts';
import { finishAt, finishCalled, finishPlaceOf, finishPlaces } from '#spec/meanings/finishes.ts';
import { benchFinishes } from '#spec/meanings/bench-work.ts';
import { ofDesign, ruledOutBy } from '#spec/meanings/ruled-out.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { FinishPlace } from '#spec/request/sections/finish-places.ts';
import { alloyPatch, finishPatch, placedFinishPatch } from '#spec/piece-edits.ts';
import { applyEdit } from '#spec/edit.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { spoken } from '#shared/words.ts';
import { wishedMetal } from '../../wish/metal/wished-metal.ts';
import { type EditStep, type EditStepAnswer, refused, stepByStep, unchanged } from '../edit-step.ts';

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
  const places = finishPlaces.filter((place) => said.finish_on?.[place] !== undefined);
  const [word] = (said.finish ?? []).filter((one) => finishPlaceOf(said, one) === undefined);
  return stepByStep(spec, [
    ...(word === undefined ? [] : [(before: DesignSpec) => overall(before, word)]),
    ...places.map((place) => (before: DesignSpec) => placed(before, said, place)),
  ]);
};

/** The finish of edges or inside alone. */
function placed(spec: DesignSpec, said: DesignRequest, place: FinishPlace): EditStepAnswer {
  const word = said.finish_on?.[place] ?? '';
  const finish = finishCalled(word);
  if (finish === undefined) return notDrawn(spec, word);
  if (!pieceKinds[spec.kind].hoop)
    return refused(spec, `Only what goes round a finger or wrist has its ${place} finished otherwise.`);
  const before = finishAt(spec.metal, place);
  const verb = place === 'edges' ? 'are' : 'is';
  if (before === finish) return refused(spec, `Its ${place} ${verb} ${finish} already.`);
  const edited = applyEdit(spec, placedFinishPatch(spec, place, finish));
  return edited.ok
    ? { spec: edited.value, says: [`${place} ${finish} instead of ${before}`], notDone: [] }
    : refused(spec, edited.problem.message);
}

/** The finish of the whole. */
function overall(spec: DesignSpec, word: string): EditStepAnswer {
  const finish = finishCalled(word);
  if (finish === undefined) return notDrawn(spec, word);
  if (finish === spec.metal.finish) return refused(spec, `It is ${finish} already.`);
  const edited = applyEdit(spec, finishPatch(finish));
  return edited.ok
    ? { spec: edited.value, says: [`${finish} instead of ${spec.metal.finish}`], notDone: [] }
    : refused(spec, edited.problem.message);
}

function notDrawn(spec: DesignSpec, word: string): EditStepAnswer {
  const why = benchFinishes[word] ?? 'the bench gives it after casting';
  return refused(spec, `${spoken(word)} is not drawn on the piece: ${why}.`);
}
