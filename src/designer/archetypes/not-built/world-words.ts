import { terms } from '../../brief/words/sense.ts';

/** Pieces that are understood and cannot be designed yet, by their trade names. */
export const worldWordsNotBuilt = [
  ...terms('piece', [
    ['hoop, hoops, hoop earring', { type: 'earrings', subtype: 'hoop', paired: true }],
    ['huggie, huggies, huggie hoop, huggy', { type: 'earrings', subtype: 'huggie', paired: true }],
    ['chandelier, chandelier earring, chandeliers', { type: 'earrings', subtype: 'chandelier', paired: true }],
    ['ear cuff', { type: 'earrings', subtype: 'ear_cuff' }],
    ['ear climber, climber, ear crawler', { type: 'earrings', subtype: 'climber', paired: true }],
    ['ear jacket', { type: 'earrings', subtype: 'jacket', paired: true }],
    ['threader, threaders', { type: 'earrings', subtype: 'threader', paired: true }],
    ['lariat, lariat necklace, y necklace', { type: 'necklace', subtype: 'lariat' }],
    ['riviere, riviere necklace', { type: 'necklace', subtype: 'riviere' }],
    ['station necklace, by the yard necklace', { type: 'necklace', subtype: 'station' }],
    ['tennis necklace', { type: 'necklace', subtype: 'tennis' }],
    ['brooch, broach, brooches', { type: 'brooch' }],
    ['cufflink, cufflinks, cuff link, cuff links', { type: 'cufflinks', paired: true }],
    ['tie pin, tie bar, tie clip', { type: 'tie_bar' }],
    ['tiara', { type: 'tiara' }],
    ['charm', { type: 'charm', partOf: ['bracelet', 'anklet', 'necklace'] }],
    ['nose pin, nose stud, nosepin', { type: 'nose_pin' }],
    ['nose ring', { type: 'nose_ring' }],
    ['toe ring, toe rings', { type: 'toe_ring' }],
    ['belly ring, navel ring', { type: 'belly_ring' }],
    ['rosary', { type: 'necklace', subtype: 'rosary' }],
  ]),
  ...terms('kind', [
    ['spinner', { subtype: 'spinner', types: ['ring'] }],
    ['inside out', { subtype: 'inside_out', types: ['earrings'] }],
  ]),
];
