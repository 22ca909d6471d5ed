import { namedFormats } from '#shared/site/file-formats.ts';
import { TRIAL_DAYS } from '#shared/site/trial-days.ts';
import { nothingCloses } from '#shared/site/trial-words.ts';

const orFormat = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const { forCaster, toLookAt } = namedFormats;

/** Six questions, answered by what the studio does today. */
export const frequentQuestions = [
  {
    question: 'Does it make pictures, or jewellery?',
    answer:
      'Jewellery. Every design is an exact model, in millimetres. Its picture, weight, stones, price and the files for your caster are all taken from that one model, so they always agree. The weight that you see is the finished piece’s; beside the files you also find the weight of the casting, before it is filed and polished.',
  },
  {
    question: 'Can the pieces be cast?',
    answer: `Yes. Each piece is checked against workshop rules: wall and wire, seats, prongs, gaps, hinges. Where something would fail, the studio shows you how to fix it. Pieces that pass can be downloaded for your caster as ${orFormat.format(forCaster)}, in millimetres, and as ${orFormat.format(toLookAt)} to look at.`,
  },
  {
    question: 'Where do the prices come from?',
    answer:
      'From each piece itself: its metal at the day’s rate that you enter, every one of its stones, and your making charge. Until you have entered your rates, we use examples, and the price says so.',
  },
  {
    question: 'How does the free trial work?',
    answer: `Create an account and choose “Free Trial”: for ${TRIAL_DAYS} days the whole studio is yours to try. It needs no card, and never becomes a paid plan by itself.${nothingCloses === undefined ? '' : ` ${nothingCloses}`}`,
  },
  {
    question: 'Who sees my designs?',
    answer:
      'You, and whoever you invite to your workshop. Designs are made on your own computer; those that you like, change or keep are also stored in your workshop on the studio’s server, where you find them from any device. The privacy notice says what is stored, and how to delete it.',
  },
  {
    question: 'Do I have to know CAD?',
    answer:
      'No. Say what your client wants, then adjust what you see. If you do know CAD, every measurement has a name and can be changed, and the finished model can be downloaded for your CAD program.',
  },
] as const;
