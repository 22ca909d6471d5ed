import { assume } from '../extraction.ts';
import type { SubjectReader } from './subject.ts';

/** A misspelt word is read as the known one beside it, and the client sees where and which. */
export const readSpelling: SubjectReader = ({ brief, respellings }) =>
  respellings.map(({ span, meant }, index) =>
    assume(`spelling[${index}]`, meant, `Read "${brief.slice(...span)}" as "${meant}".`, span),
  );
