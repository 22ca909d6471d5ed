import { plannedRow } from '../../wish/stones/stone-use.ts';
import { type Archetype, staysItself } from '../archetype.ts';
import { stoneHoopIdeas } from './hoop-ideas.ts';
import { anyHoop } from './on-ear.ts';

/** Hoops with stones down the front; they are meant when hoops and stones are said. */
export const stoneHoopArchetype = {
  ...anyHoop,
  offer: undefined,
  words: [],
  names: [],
  givesWayTo: staysItself,
  stones: plannedRow,
  ideas: stoneHoopIdeas,
} satisfies Archetype;
