import type { Configuration } from 'electron-builder';
import { brand } from '#shared/brand.ts';
import { appId } from '#shared/desktop/app-id.ts';

const maker = brand.legal?.company ?? brand.name;

/** What becomes an installer, by electron-builder. Its pictures and rights lie in `build/`. */
export const builderConfig: Configuration = {
  appId,
  productName: brand.name,
  copyright: `Copyright © ${maker}`,
  directories: { output: 'dist', buildResources: 'build' },
  // The sources stay here, and so do packages but the native one: main and the screens are built with what they use.
  files: [
    'package.json',
    'out/**',
    'build/web/**',
    '!node_modules/node-linux-*{,/**}',
    // The keychain's binaries for every system lie beside it; this one is for the machine that packs.
    '!node_modules/keytar/build{,/**}',
  ],
  asar: true,
  // A library of the system can't be loaded from inside an archive.
  asarUnpack: ['**/*.node'],
  // Every native module brings its binaries, for an interface that is the same in each Node and Electron.
  npmRebuild: false,
  electronFuses: {
    // The program runs its own code from its own archive, and nothing that a variable or a switch brings in.
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    enableCookieEncryption: true,
    grantFileProtocolExtraPrivileges: false,
  },
  protocols: [{ name: brand.name, schemes: [brand.command] }],
  // No feed of updates is set up: none is looked for.
  publish: null,
  win: { target: ['nsis'], icon: 'build/icon.ico' },
  nsis: {
    oneClick: false,
    perMachine: false,
    allowToChangeInstallationDirectory: true,
    deleteAppDataOnUninstall: false,
  },
  mac: {
    target: [{ target: 'dmg', arch: ['universal'] }],
    icon: 'build/icon.icns',
    // Both halves of a universal program hold the binaries of both processors.
    x64ArchFiles: '**/node_modules/keytar/prebuilds/**',
    category: 'public.app-category.graphics-design',
    hardenedRuntime: true,
    entitlements: 'build/entitlements.mac.plist',
    entitlementsInherit: 'build/entitlements.mac.plist',
  },
  linux: {
    target: ['AppImage', 'deb'],
    icon: 'build/icons',
    category: 'Graphics',
    executableName: brand.command,
    maintainer: brand.supportEmail === undefined ? maker : `${maker} <${brand.supportEmail}>`,
    synopsis: brand.tagline,
  },
  // For the keychain, without which a session ends with the program.
  deb: { recommends: ['libsecret-1-0'] },
};
