import { z } from 'zod';
import { windowPlace } from '../windows/window-place.ts';
import type { VersionedForm } from './versioned-document.ts';

const schema = z.object({
  version: z.literal(1),
  window: windowPlace.optional(),
  /** The address of a studio elsewhere that this computer works with. */
  studio: z.string().optional(),
});

/** What the desktop remembers of one computer, apart from accounts and designs. */
export type Preferences = z.infer<typeof schema>;

export const preferencesForm: VersionedForm<Preferences> = { version: 1, schema, upgrades: {} };

export const usualPreferences: Preferences = { version: 1 };
