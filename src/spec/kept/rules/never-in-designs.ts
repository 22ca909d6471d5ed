/**
 * Things that are asked for and ruled out by these words and that no design has: what the bench does or buys, and
 * what the design language has no part for.
 */
export const neverInDesigns: ReadonlySet<string> = new Set(
  [
    'engraving, enamel, meenakari, initial, name, hidden_message, photo_frame, locket_opening',
    'ghungroo, tassel, charm, bead, black_bead, pearl_string, dori, thread, leather, hanging',
    'antique, oxidised, rhodium_plated, black_rhodium, gold_plated, micro_plated, plating',
    'diamond_cut, sandblasted, nakshi, filigree, kundan, polki, jadau, temple, granulation',
    'hollow, lightweight_hollow, open_shank, hinge, adjustable, detachable, convertible, reversible',
    'screw, screw_back, south_screw, clip_on, press, lever_back, omega_back, latch_back, magnet',
    'spring_ring, toggle, figure_eight, safety_chain, side_chain, ear_chain, extender, spikes',
  ].flatMap((line) => line.split(', ')),
);
