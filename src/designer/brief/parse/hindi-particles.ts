import { wordSet } from './word-set.ts';

/** Particles that only Hindi has: none of them is an English word, so that one tells the language of a brief. */
export const hindiParticles = wordSet('ka, ki, ke, ko, mein, hai, wala, wali, chahiye, ji');
