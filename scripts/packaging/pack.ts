// `npm run package`: installers for the system that it runs on, in `dist/`. Fetches Electron and the tools of each format.
import { build } from 'electron-builder';
import { builderConfig } from './builder-config.ts';

await build({ config: builderConfig, publish: 'never' });
