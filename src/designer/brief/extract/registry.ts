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
