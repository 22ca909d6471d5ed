/**
 * Carats in the units that astrologers' and grandmothers' stones are weighed in; a ratti of 182 mg (the astrologer's).
 */
export const caratsPer = { ratti: 0.91, carat: 1, gram: 5, tola: 58.32, masha: 4.86 } as const;

/** Grams in the traditional units; the tola of today's bullion trade (the old one was 11.664 g). */
export const gramsPer = { tola: 10, ratti: 0.182, masha: 0.972 } as const;
