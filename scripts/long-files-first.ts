import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take more than half a minute, the longest first. One that began last would run on alone. */
const LONG = ['workbench/fuzz.test.ts', 'walls/made-up.test.ts', 'cli/main-brief.test.ts', 'cli/verbs/build.test.ts'];

/** Begins with the long files, so that two workers finish at about the same time. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const index = LONG.findIndex((name) => moduleId.endsWith(name));
      return index < 0 ? LONG.length : index;
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
