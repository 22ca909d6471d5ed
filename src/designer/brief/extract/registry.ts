import { readBeads } from './beads.ts';
import { readComparisons } from './comparisons.ts';
import { readExclusions } from './exclude.ts';
import { readHeirloom } from './heirloom.ts';
import { readIntent } from './intent.ts';
import { readKeep } from './keep.ts';
import { readLooks } from './looks.ts';
import { readEnamel, readEngraving, readHallmark } from './marking.ts';
import { readBudget } from './measures/budget.ts';
import { readDimensions } from './measures/dimensions.ts';
import { readSize } from './measures/size.ts';
import { readWeight } from './measures/weight.ts';
import { readMetal } from './metal.ts';
import { readOccasion } from './occasion.ts';
import { readOutfit } from './outfit.ts';
import { readItems } from './pieces/read-items.ts';
import { readStones } from './stones/read-stones.ts';
import { readSpelling } from './spelling.ts';
import { readStyleReference } from './style-reference.ts';
import type { SubjectReader } from './subject.ts';
import { readWear } from './wear.ts';
import { readWearer } from './wearer.ts';

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
