import { terms } from '../../senses/terms.ts';

/** What is strung, not set. */
export const strungTerms = [
  ...terms('beads', [
    [
      `
        black bead, blk bead, black mani, black moti, kali mani, kaali mani, kale manke, kaale manke, kala manka,
        kale mani, nallapusalu, nalla pusalu, karukamani, karimani malai, karugamani, black poth, poth, kali pot,
        kaali pot, kali pote, black pote, kale moti, kaale moti, kala moti, kali moti, kaali moti, kali poth,
        kaali poth, karimani, karugamani beads`,
      { kind: 'black_beads' },
    ],
    [
      'gold bead, gold ball, golden bead, sone ke moti, sone ke manke, gold mani, gold balls, gold manka',
      { kind: 'gold_beads' },
    ],
    ['rudraksh, rudraksha', { kind: 'rudraksha' }],
    ['tulsi beads, tulsi mala', { kind: 'tulsi' }],
    ['kuzhal bead, kuzhal, kuzhal mani', { kind: 'kuzhal' }],
    ['silver bead, chandi ke manke, chandi ke moti', { kind: 'silver_beads' }],
    ['wooden bead, wood bead, sandalwood bead', { kind: 'wooden_beads' }],
    ['glass bead, kaanch ke manke', { kind: 'glass_beads' }],
  ]),
  ...terms('strands', [['strand, lada, ladi, lari, layer, layers, layered, string', {}]]),
];
