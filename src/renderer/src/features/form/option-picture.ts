import type { AnswerName } from './questions.ts';

const pictures = import.meta.glob<string>('../../assets/form/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** The picture beside an answer; `npm run media form` takes them. */
export function optionPicture(question: AnswerName, option: string): string | undefined {
  return pictures[`../../assets/form/${question}-${option}.webp`];
}
