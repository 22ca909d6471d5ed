// `npm run package:check`: the configuration of the installers is valid, and what they would hold is whole: the program is
// packed, opened again elsewhere and started.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '#shared/brand.ts';
import { builderConfig } from './builder-config.ts';
import { firstHeadingOf } from './open-packed.ts';
import { packUnsigned } from './pack-unsigned.ts';

/** Without the runtime: what every update sends again. */
const MOST_BYTES = 30e6;

/** Files that electron-builder only looks for on the system that it makes them for. */
const RESOURCES = ['icon.ico', 'icon.icns', 'icons/512x512.png', 'entitlements.mac.plist'];

/** What the keychain of each system is opened with. */
const KEYCHAINS = ['darwin-arm64', 'darwin-x64', 'linux-x64', 'win32-x64'];

const missing = RESOURCES.filter((name) => !existsSync(join('build', name)));
if (missing.length > 0) throw new Error(`Missing in build/: ${missing.join(', ')}.`);

const packed = await packUnsigned(builderConfig);
try {
  const bytes = statSync(packed.archive).size;
  if (bytes > MOST_BYTES) throw new Error(`The archive has ${megabytes(bytes)}; at most ${megabytes(MOST_BYTES)}.`);
  const binaries = KEYCHAINS.map((system) => `node_modules/keytar/prebuilds/${system}/keytar.node`);
  const unpacked = binaries.filter((path) => !existsSync(join(packed.folder, path)));
  if (unpacked.length > 0) throw new Error(`Missing in the package: ${unpacked.join(', ')}.`);
  const heading = await firstHeadingOf(packed.folder);
  console.log(`${brand.name} is packed in ${megabytes(bytes)}, and begins with “${heading}”.`);
} finally {
  packed.remove();
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
