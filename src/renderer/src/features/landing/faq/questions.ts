import { TRIAL_DAYS } from '#shared/public-calls.ts';

/** Six questions, answered by what the studio does today. */
export const frequentQuestions = [
  {
    question: 'Does it make pictures, or jewellery?',
    answer:
      'Jewellery. A design is a small document in millimetres, grams and carats. The picture, the weight, the stone list, the price and the files for the caster are all computed from it, so they always agree.',
  },
  {
    question: 'Can the pieces be cast?',
    answer:
      'Each piece is checked against the rules of the bench: wall and wire, seats, prongs, gaps, hinges. What would fail says so and offers the remedy, and files are written only when nothing stands against them. STL, 3MF and GLB come in millimetres.',
  },
  {
    question: 'Where do the prices come from?',
    answer:
      'From the weight and the stone list of the very piece, a rate for the metal and a making charge. The rates that the studio comes with are examples, and every price says so.',
  },
  {
    question: 'How does the free trial work?',
    answer: `It begins when you press “Free Trial” and lasts ${TRIAL_DAYS} days. It needs no card and locks nothing: when it has ended, the studio shows 0 days left and where the plans are.`,
  },
  {
    question: 'Who sees my designs?',
    answer:
      'They are worked out on your own computer and kept in your own browser. The privacy notice says what the studio itself stores, and how to delete it.',
  },
  {
    question: 'Do I have to know CAD?',
    answer:
      'No. You say what the client wants and move what you see. Whoever knows CAD finds every measure under its name, and takes the solid along.',
  },
] as const;
