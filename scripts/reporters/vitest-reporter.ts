import {
  MinimalReporter,
  type TestModule,
  type TestRunEndReason,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';
import { countsOfRun } from './counts-of-run.ts';
import { drawDots } from './dots.ts';
import { writeCounts } from './write-counts.ts';

type Errors = Parameters<MinimalReporter['onTestRunEnd']>[1];

/** Draws a row of dots for progress, shows every failure in full, and writes the counts for the caller of the run. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter from a file by its default export.
export default class VitestReporter extends MinimalReporter {
  #done: () => void = () => undefined;

  // Replaces Vitest's own, which prints a banner.
  override onInit(vitest: Vitest): void {
    this.ctx = vitest;
  }

  override onTestRunStart(files: readonly TestSpecification[]): void {
    super.onTestRunStart(files);
    this.#done = drawDots(files.length, (text) => process.stdout.write(text));
  }

  override onTestModuleEnd(): void {
    this.#done();
  }

  override onTestRunEnd(modules: readonly TestModule[], errors: Errors, reason: TestRunEndReason): void {
    writeCounts(countsOfRun(modules, errors.length));
    const allIsWell = errors.length === 0 && modules.every((module) => module.state() !== 'failed');
    if (!allIsWell) super.onTestRunEnd(modules, errors, reason);
  }

  // Empty: failures are already shown, and the caller of the run prints the counts.
  override reportTestSummary(): void {}
}
