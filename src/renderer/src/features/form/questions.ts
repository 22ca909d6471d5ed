import { pieceKinds } from '#spec/pieces/registry.ts';
import { capitalised } from '#shared/words.ts';

/** One answer: what its tile says, and what it adds to the sentence; nothing where it is what is assumed anyway. */
export interface FormOption {
  readonly id: string;
  readonly label: string;
  readonly words: string;
}

/** One question, answered by a tile with a picture. */
export interface FormQuestion {
  readonly name: AnswerName;
  readonly legend: string;
  readonly options: readonly FormOption[];
}

/** What is answered by tiles; the first four are the specification's form data. */
export type AnswerName = 'occasion' | 'gender' | 'ageGroup' | 'jewelryType' | 'metal' | 'stone';

const occasion: FormQuestion = {
  name: 'occasion',
  legend: 'What is the occasion?',
  options: [
    { id: 'engagement', label: 'An engagement', words: 'for an engagement' },
    { id: 'wedding', label: 'A wedding', words: 'for a wedding' },
    { id: 'anniversary', label: 'An anniversary', words: 'for an anniversary' },
    { id: 'birthday', label: 'A birthday', words: 'for a birthday' },
    { id: 'festival', label: 'A festival', words: 'for a festival' },
    { id: 'everyday', label: 'Every day', words: 'for everyday wear' },
  ],
};

const gender: FormQuestion = {
  name: 'gender',
  legend: 'Who will wear it?',
  options: [
    { id: 'women', label: 'A woman or girl', words: 'woman' },
    { id: 'men', label: 'A man or boy', words: 'man' },
    { id: 'everyone', label: 'Anyone', words: '' },
  ],
};

const ageGroup: FormQuestion = {
  name: 'ageGroup',
  legend: 'How old are they?',
  options: [
    { id: 'adult', label: 'Grown up', words: '' },
    { id: 'child', label: 'A child', words: 'child' },
    { id: 'baby', label: 'A baby', words: 'baby' },
  ],
};

const jewelryType: FormQuestion = {
  name: 'jewelryType',
  legend: 'What is the piece?',
  options: Object.entries(pieceKinds).map(([id, { called }]) => ({ id, label: capitalised(called), words: called })),
};

const metal: FormQuestion = {
  name: 'metal',
  legend: 'Which metal?',
  options: [
    { id: 'yellow', label: 'Yellow gold', words: '18k yellow gold' },
    { id: 'rose', label: 'Rose gold', words: '18k rose gold' },
    { id: 'white', label: 'White gold', words: '18k white gold' },
    { id: 'platinum', label: 'Platinum', words: 'platinum' },
    { id: 'silver', label: 'Silver', words: 'sterling silver' },
  ],
};

const stone: FormQuestion = {
  name: 'stone',
  legend: 'Which stone?',
  options: [
    { id: 'diamond', label: 'Diamond', words: 'diamond' },
    { id: 'ruby', label: 'Ruby', words: 'ruby' },
    { id: 'emerald', label: 'Emerald', words: 'emerald' },
    { id: 'sapphire', label: 'Sapphire', words: 'blue sapphire' },
    { id: 'none', label: 'No stones', words: 'plain' },
  ],
};

/** The steps that are answered by tiles, in order; budget and size follow as the last. */
export const tileSteps: readonly (readonly FormQuestion[])[] = [
  [occasion],
  [gender, ageGroup],
  [jewelryType],
  [metal, stone],
];

/** How many steps the form has. */
export const STEP_COUNT = tileSteps.length + 1;

/** The option that was chosen of a question; undefined where it was skipped. */
export function chosenOption(name: AnswerName, id: string): FormOption | undefined {
  return tileSteps
    .flat()
    .find((question) => question.name === name)
    ?.options.find((option) => option.id === id);
}
