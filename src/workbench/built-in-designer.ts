import { understand } from '#designer/brief/understand.ts';
import { propose } from '#designer/propose/propose.ts';
import type { Designer } from './world.ts';

/** The designer that needs no key and no network. */
export const builtInDesigner: Designer = { understand, propose };
