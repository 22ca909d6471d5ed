import { brand } from '#shared/brand.ts';
import { parseSize } from '#spec/sizes/parse-size.ts';
import { sizeReport } from '#spec/sizes/size-report.ts';
import { bangleWords } from '#workbench/bangle-words.ts';
import type { Verb } from '../verb.ts';

/** A size in one system, in mm and in all the others. */
export const sizeVerb: Verb = {
  usage: `${brand.command} size "US 7" | "UK K 1/2" | "IN 12" | "bangle 2.10" | "57.15mm bangle"`,
  summary: 'Converts a ring or bangle size.',
  options: {},
  maxWords: 4,
  run(line) {
    const parsed = parseSize(line.words.join(' '), 'finger', bangleWords);
    return parsed.ok ? { ok: true, document: sizeReport(parsed.value) } : parsed;
  },
};
