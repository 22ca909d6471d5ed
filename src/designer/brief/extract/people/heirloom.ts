import { singleValue } from '../../extraction.ts';
import { formerOwnerIn } from './former-owner.ts';
import type { SubjectReader } from '../subject.ts';

/** Whose old jewellery it is made from. */
export const readHeirloom: SubjectReader = ({ atoms }) => {
  const owner = formerOwnerIn(atoms);
  return owner ? [singleValue('heirloom_from', owner.relation, owner.atom.span)] : [];
};
