import { paths } from '../../lib/navigation/paths.ts';

/** One way to begin. Where its page is not built yet, it says so. */
interface Way {
  readonly to: string;
  readonly name: string;
  readonly sentence: string;
  readonly ahead?: true;
}

/** The ways to begin that have a page of their own. */
export const ways: readonly Way[] = [
  { to: paths.form, name: 'Step by step', sentence: 'Five short steps with pictures. Skip any of them.' },
  { to: paths.catalog, name: 'An earlier design', sentence: 'Open one that is kept, and change it.' },
  {
    to: paths.sketch,
    name: 'A sketch',
    sentence: 'Draw it, or show a drawing: its outline becomes metal.',
  },
  {
    to: '/expert-mode/outfit-matching',
    name: 'An outfit',
    sentence: 'Metal and stones that go with what she will wear.',
    ahead: true,
  },
  {
    to: '/expert-mode/astrology',
    name: 'A birth chart',
    sentence: 'The gem that tradition names, set as it is worn.',
    ahead: true,
  },
];
