/*
 * What a request takes from the atoms of a brief, subject by subject. `subject.ts` is what every subject sees of the
 * brief; each reads it for itself, and `brief/assemble.ts` puts together what they found. The rooms:
 *   phrases   which phrase and which sentence a word stands in
 *   pieces    what is ordered: the nouns, how many, for which of two partners
 *   metals    metal, colour, karat
 *   stones    the stones with what is said of each: cut, size, weight, role, setting
 *   measures  sizes, lengths, weight, budget, and whose a number is
 *   looks     style, finish, technique, motif, feature
 *   marking   engraving, enamel, hallmark
 *   people    the wearer, the occasion, the outfit, former owners, deadlines
 *   exclude   what is ruled out
 *   changes   what to do with a design that exists: what changes, what stays
 * A subject that is one file stands beside them.
 */
import { readBeads } from './stones/beads.ts';
import { readComparisons } from './changes/comparisons.ts';
import { readExclusions } from './exclude/exclude.ts';
import { readHeirloom } from './people/heirloom.ts';
import { readIntent } from './changes/intent.ts';
import { readKeep } from './changes/keep.ts';
import { readLooks } from './looks/looks.ts';
import { readEnamel, readEngraving, readHallmark } from './marking/marking.ts';
import { readBudget } from './measures/budget.ts';
import { readDimensions } from './measures/dimensions.ts';
import { readSize } from './measures/size.ts';
import { readWeight } from './measures/weight.ts';
import { readMetal } from './metals/metal.ts';
import { readOccasion } from './people/occasion.ts';
import { readOutfit } from './people/outfit.ts';
import { readItems } from './pieces/read-items.ts';
import { readStones } from './stones/read-stones.ts';
import { readSpelling } from './spelling.ts';
import { readStyleReference } from './looks/style-reference.ts';
import type { SubjectReader } from './subject.ts';
import { readWear } from './people/wear.ts';
import { readWearer } from './people/wearer.ts';

/** Every subject that is read from a brief, each by itself. */
export const subjects: readonly SubjectReader[] = [
  readIntent,
  readHeirloom,
  readItems,
  readMetal,
  readStones,
  readBeads,
  readSize,
  readDimensions,
  readWeight,
  readLooks,
  readStyleReference,
  readEnamel,
  readEngraving,
  readHallmark,
  readBudget,
  readOccasion,
  readWearer,
  readWear,
  readOutfit,
  readExclusions,
  readSpelling,
  readComparisons,
  readKeep,
];
