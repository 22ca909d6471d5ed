import { ringingBells } from '../../wish/hung-beads.ts';
import { countedStones } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { stoneBangleIdeas } from './bangle-ideas.ts';
import { namedBangle } from './on-wrist.ts';

/** A bangle with stones over its top; it is meant when "bangle" and stones are said. */
export const stoneBangleArchetype = {
  ...namedBangle,
  offer: 'a bangle set with stones',
  words: [],
  names: [],
  stones: { ...countedStones, ownBeads: ringingBells },
  ideas: stoneBangleIdeas,
} satisfies Archetype;
