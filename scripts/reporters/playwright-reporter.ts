import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter';
import { drawDots } from './dots.ts';
import { sumByFile } from './sum-by-file.ts';
import { writeCounts } from './write-counts.ts';

/** Output of a journey, which should have none. */
interface Print {
  readonly who: string;
  readonly text: string;
}

/**
 * Draws a row of dots for progress, shows every failure in full, and writes the counts for the caller of the run.
 * Journeys that print fail the run, so that its output consists of failures only.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter from a file by its default export.
export default class PlaywrightReporter implements Reporter {
  #all: Suite | undefined;
  #done: () => void = () => undefined;
  readonly #errors: TestError[] = [];
  readonly #prints: Print[] = [];

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_config: FullConfig, all: Suite): void {
    this.#all = all;
    this.#done = drawDots(all.allTests().length, (text) => process.stdout.write(text));
  }

  onTestEnd(): void {
    this.#done();
  }

  onError(error: TestError): void {
    this.#errors.push(error);
  }

  onStdOut(text: string | Buffer, test?: TestCase): void {
    this.#prints.push({ who: test ? titleOf(test) : 'The run', text: String(text) });
  }

  onStdErr(text: string | Buffer, test?: TestCase): void {
    this.onStdOut(text, test);
  }

  async onEnd(result: FullResult): Promise<{ status: FullResult['status'] }> {
    const tests = this.#all?.allTests() ?? [];
    const failed = tests.filter((test) => ['unexpected', 'flaky'].includes(test.outcome()));
    const passed = tests.filter((test) => test.outcome() === 'expected').length;
    const printsCount = this.#prints.length > 0 ? 1 : 0;
    // Skipped by Playwright, not by the test: what it needs has failed.
    const notRun = tests.filter((test) => test.outcome() === 'skipped' && test.expectedStatus !== 'skipped');
    writeCounts({
      passed,
      failed: failed.length + this.#errors.length + printsCount,
      skipped: tests.length - passed - failed.length - notRun.length,
      notRun: sumByFile(notRun.map((test) => [fileOf(test), 1])),
    });
    const findings = [
      ...failed.map((test) => `${titleOf(test)}\n${test.results.map(failureOf).join('\n')}`),
      ...this.#errors.map(errorOf),
      ...this.#prints.map(({ who, text }) => `${who} printed what nobody asked for:\n${text.trimEnd()}`),
    ];
    const text = findings.join('\n\n');
    // Colour codes don't belong in a log.
    if (text !== '') process.stdout.write(`\n\n${process.stdout.isTTY ? text : stripVTControlCharacters(text)}\n\n`);
    return { status: result.status === 'passed' && printsCount > 0 ? 'failed' : result.status };
  }
}

/** `[web] e2e/web/cancel.spec.ts:6 › work on a tray can be stopped` */
function titleOf(test: TestCase): string {
  const [, project = '', file = '', ...titles] = test.titlePath();
  return `[${project}] ${file}:${test.location.line} › ${titles.join(' › ')}`;
}

function fileOf(test: TestCase): string {
  const [, , file = ''] = test.titlePath();
  return file;
}

function failureOf({ errors, attachments, status }: TestResult): string {
  const files = attachments.flatMap(({ name, path }) => (path === undefined ? [] : [`${name}: ${path}`]));
  return [...(errors.length > 0 ? errors.map(errorOf) : [`It ended ${status}.`]), ...files].join('\n');
}

/** Playwright's stack begins with its message. */
function errorOf({ message, value, snippet, stack }: TestError): string {
  return [stack ?? message ?? value, snippet].filter((part) => part !== undefined).join('\n');
}
