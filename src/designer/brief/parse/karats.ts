/** Karats that gold is sold in. */
export const tradeKarats: ReadonlySet<number> = new Set([8, 9, 10, 12, 14, 15, 18, 19, 20, 21, 22, 23, 24]);

/** Those that the bench writes with a bare letter for the colour: "18w", "9y". A "12y" or "24y" is somebody's age. */
export const letteredKarats: ReadonlySet<number> = new Set([8, 9, 10, 14, 18, 19, 20, 21, 22]);
