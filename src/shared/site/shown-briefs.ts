/*
 * What the public pages show under a sentence was designed from it with these seeds. Whoever says the sentence in the studio
 * gets the same pieces.
 */

/** The sentence of the three steps; its four answers are on the picture of the second. */
export const LOTUS = { brief: 'Lotus pendant with a ruby, 22k yellow gold', seed: 6 } as const;

/** The sentence of the showpiece, which is its first answer. */
export const RUBY_HALO = { brief: 'Oval ruby with a diamond halo, 18k rose gold, US 6.5', seed: 21 } as const;
