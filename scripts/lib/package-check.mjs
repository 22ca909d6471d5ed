import { openLog } from './logs.mjs';
import { inRepository, studioNode } from './repository.mjs';

/** Packs the built desktop and starts it from its package. Its output is shown only where it fails. */
export async function checkPackage() {
  const log = openLog('package');
  const code = await log.run(studioNode(), ['--no-warnings', inRepository('scripts/packaging/check.ts')]);
  if (code !== 0) throw log.explain('The desktop can’t be packed as it is; what is said above is the reason.', PACKING);
  return log.text().split('\n').at(-1) ?? '';
}

/** Where the log tells of it: electron-builder's own failures begin with a cross. */
const PACKING = { from: /^\s*⨯|^\w*Error: |^\s*throw /m, besides: /^ {4}at .*node_modules|^Node\.js v/ };
