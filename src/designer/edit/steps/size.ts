import { applyEdit } from '#spec/edit.ts';
import { sizePatch } from '#spec/piece-edits.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { sizeOfRequest } from '#spec/request/size-of-request.ts';
import { sizeName } from '#spec/sizes/size-name.ts';
import { type EditStep, refused, unchanged } from '../edit-step.ts';

/** Another finger or wrist, in the system that was said, or else in that of the piece. */
export const editSize: EditStep = ({ spec, said, piece }) => {
  if (said.size === undefined) return unchanged(spec);
  const { sizedBy } = pieceKinds[spec.kind];
  if (spec.size === undefined || sizedBy === undefined) return refused(spec, 'A piece of this kind has no size.');
  const { system } = spec.size;
  const ofFinger = system === 'mm' ? piece.profile.ringSizeSystem : system;
  const own = sizedBy === 'finger' ? ofFinger : null;
  const read = sizeOfRequest({ ...said.size, system: said.size.system ?? own }, sizedBy);
  if (read === undefined) return refused(spec, 'Which size is it to be?');
  if (!read.ok) {
    const { message, remedy, candidates } = read.problem;
    return refused(
      spec,
      `${message} ${remedy}`,
      ...candidates.map((size) => ({ label: sizeName(size), words: `size ${sizeName(size)}` })),
    );
  }
  if (read.value.innerDiameterMm === spec.size.innerDiameterMm)
    return refused(spec, `It is ${sizeName(spec.size)} already.`);
  const edited = applyEdit(spec, sizePatch(read.value));
  return edited.ok
    ? { spec: edited.value, says: [`${sizeName(read.value)} instead of ${sizeName(spec.size)}`], notDone: [] }
    : refused(spec, edited.problem.message);
};
