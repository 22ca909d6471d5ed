import { openNodeStudio } from '#node/node-studio.ts';
import type { Verb } from '../verb.ts';
import { adminVerb } from './admin.ts';
import { backupVerb, restoreVerb } from './backup.ts';
import { bandVerb } from './band.ts';
import { buildVerb } from './build.ts';
import { designVerb } from './design.ts';
import { gemVerb } from './gem.ts';
import { sizeVerb } from './size.ts';
import { sketchVerb } from './sketch.ts';
import { understandVerb } from './understand.ts';

/** Every verb of the command line, in the order of its help. */
export const verbs = {
  understand: understandVerb,
  design: designVerb(openNodeStudio, (line) => process.stderr.write(`${line}\n`)),
  build: buildVerb(openNodeStudio),
  sketch: sketchVerb(openNodeStudio),
  size: sizeVerb,
  gem: gemVerb,
  band: bandVerb,
  admin: adminVerb,
  backup: backupVerb,
  restore: restoreVerb,
} as const satisfies Record<string, Verb>;
