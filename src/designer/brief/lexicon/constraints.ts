import { terms, wordRows } from '../../senses/terms.ts';

/** What the piece has to do or must never do when it is worn. */
export const constraintTerms = [
  ...terms('constraint', [
    [
      `
        low profile, low set, low setting, low sitting,
        sits low, sit low, set low, sitting low, set it low, set as low, sitting as low, sit as low,
        low bezel, low basket, low head, low mount, low gallery, low height, low as you can, low as possible,
        low as poss,
        as low as possible, as low as you can, sit lower, sits lower, keep it low, keep the setting low, to be low,
        must be low, should be low, needs to be low, modern and low,
        neeche baithi, neeche baithi hui, neeche baitha hua, neeche baithe,
        neechi setting, neecha setting,
        low down, low to the finger, low on the finger,
        close to the finger, low for every day, neeche baitha, neecha baitha, finger se chipki,
        not too high, not high, not too tall, not high off the finger, not sit high, not sit too high, not sit up high,
        not stick up, not stick out, not stand up, not stand proud, not stand too proud,
        zyada uncha nahi, zyada unchi nahi, unchi nahi, uncha nahi, uthi hui nahi,
        nothing too high, nothing too tall, nothing high, nothing raised, nothing sticking up, nothing sticking out,
        nothing that sticks up, nothing that sticks out, nothing proud`,
      { constraint: 'low_profile' },
    ],
    [
      `
        won't stick up, won't stick out, doesn't stick up, doesn't stick out, does not stick up, does not stick out,
        don't let it stick up, don't let it stick out, shouldn't stick up, shouldn't stick out, doesn't sit high,
        doesn't sit too high, shouldn't sit high, can't sit high, won't sit high, doesn't stand up, can't stick up,
        can't stick out,
        no higher profile, no high profile, no tall profile`,
      { constraint: 'low_profile' },
    ],
    ['high set, high setting, raised setting', { constraint: 'high_set', denied: 'low_profile' }],
    [
      `
        open back, back open, khula peeche,
        peeche khula, peeche se khula, peeche se khuli, peeche se khule,
        peechhe se khula,
        open from back, open from behind, open at the back,
        back must be open, open behind, skin touch, touching the skin, touch skin, touch the skin, touches the skin,
        touches skin,
        skin ko touch, skin se touch, skin ko chhue, skin se lage,
        touch kare skin, niche se khula, neeche se khula, neeche se khuli, niche se khuli, touching skin,
        open underneath, open under the stone`,
      { constraint: 'open_back' },
    ],
    ['closed back, back closed, band peeche, peeche se band', { constraint: 'closed_back', denied: 'open_back' }],
    [
      `
        lightweight, light weight, light wt, lt wt, light wait, lite weight, lite, lightish, lighter side, halka,
        halki, halke, light,
        kam vajan, kam wajan, kam weight,
        feather light, featherlight, weight kam karo, vajan kam karo, wajan kam karo, vajan halka`,
      { constraint: 'lightweight' },
    ],
    [
      'too heavy, looks too heavy, bahut bhari hai, bahut heavy hai, zyada bhari hai, zyada heavy hai',
      { constraint: 'lightweight', complaint: true },
    ],
    [
      'too tall, too high, too raised, sits too high, sit too high, sticks up too much, sticking up too much',
      { constraint: 'low_profile', complaint: true },
    ],
    [
      `
        not too heavy, not heavy, not very heavy,
        bhari nahi, bhaari nahi, zyada bhari nahi, zyada bhaari nahi, heavy nahi, zyada heavy nahi, jyada bhari nahi,
        jyada heavy nahi`,
      { constraint: 'lightweight', exclude: 'heavy' },
    ],
    [
      'no piercing, no piercings, bina ched, bina ched ke, bina ched wali, bina chhed wali, without piercing, without piercings, bina chhed, bina chhed ke, bina piercing, bina piercing ke',
      { constraint: 'no_piercing', exclude: 'piercing' },
    ],
    [
      `
        not pierced, non pierced, unpierced, isn't pierced, aren't pierced, arent pierced, not need piercing,
        not need a piercing, doesn't need piercing, need no piercing, needs no piercing, pierced nahi, chhed nahi,
        chhed nahi hai, chheda nahi, chhida nahi,
        kaan chide nahi, kaan nahi chhide, kaan chhide nahi,
        naak chhidi nahi, naak chidi nahi, naak nahi chhidi,
        not pierced ears,
        no holes in my ears, no holes in her ears, no ear holes,
        never pierced`,
      { constraint: 'no_piercing' },
    ],
    [
      `
        matching set, identical, all identical, must match, matched, match with the other one, match the other one,
        dono ko same, dono ke liye same, sab ko same, sab ke liye same, ek jaisa, same same, same pattern, to match,
        matching, milta julta, milte julte, mel khata, match each other, match one another, coordinating, coordinated,
        same for each, same ring each, same one each, same for all of them, same for both,
        ek jaise, ek jaisi, dono same, usi ke jaise, usi ke, uske saath ke, to go with, goes with, go with,
        that goes with`,
      { constraint: 'matching_set' },
    ],
    ['sensitive ears, sensitive ear, sensitive skin', { constraint: 'sensitive_ears' }],
    [
      `
        hypoallergenic, hypo allergenic, skin friendly,
        allergic to everything, allergic to most metals, allergic to metals, allergic to cheap metal,
        allergic to cheap metals,
        reacts to everything, reacts to cheap metal, metal allergy, metal allergies, skin allergy, skin pe allergy`,
      { constraint: 'hypoallergenic' },
    ],
    ['durable, sturdy, strong, mazboot, majboot, mazbut, majbut, tikau, hard wearing', { constraint: 'durable' }],
    [
      `
        secure clasp, secure lock, secure catch,
        strong clasp, strong lock, strong catch,
        sturdy clasp, clasp strong, lock strong, mazboot kunda, kunda mazboot, mazboot lock, lock mazboot, pakka lock,
        lock pakka`,
      { constraint: 'secure_clasp' },
    ],
    ['waterproof, water proof, shower proof', { constraint: 'waterproof' }],
    [
      'stacks with, sits flush with, sit flush with, fits against, flush with my, fit with my, stack with',
      { constraint: 'stacks_with_other_ring' },
    ],
    [
      'ethical, ethically sourced, conflict free, fair trade, fairtrade, recycled gold, recycled',
      { constraint: 'ethically_sourced' },
    ],
    ['resizable later, can be resized, resize later', { constraint: 'resizable' }],
    ['baby safe, child safe, kid safe, bacche ke liye safe', { constraint: 'child_safe' }],
    ['glove friendly, under gloves, wear gloves, i wear gloves, glove safe', { constraint: 'glove_friendly' }],
    ['heavy, bhari, bhaari, vajandar, wajandar', { constraint: 'heavy', denied: 'lightweight' }],
    ['left handed, lefty, left hander, ulte haath wala', { constraint: 'left_handed' }],
    [
      `
        arthritis,
        arthritic, arthritic knuckle, arthritic knuckles,
        big knuckle, big knuckles, swollen knuckle, swollen knuckles, enlarged knuckle, large knuckles,
        knobbly knuckles`,
      { constraint: 'arthritic_knuckle' },
    ],
    [
      `
        easy to put on, easy to fasten, easy to do up, easy to open, easy clasp, easy to wear by herself,
        easy to close,
        one handed clasp, easy on and off, easy to take on and off, struggles with clasps, struggles with hooks,
        can't manage hooks, cannot manage hooks,
        can't do clasps, can't work it, can't manage tiny hooks,
        cannot manage tiny hooks, can't do up clasps, can't manage clasps`,
      { constraint: 'easy_to_put_on' },
    ],
  ]),
  // Said as a wish only: "must not spin", "nothing that catches".
  ...wordRows('constraint', (constraint) => ({ constraint }), {
    no_snagging: `
        catching my, catching in, gets caught, get caught, getting caught, caught in my, caught on my, gets caught in,
        gets caught on, get caught in, get caught on,
        phas raha, phas rahi, phas rahe, phas jaata, phas jaati,
        gloves get torn, tears my gloves, tears the gloves, rips my gloves,
        snag free, snag proof, snag,
        snags, snagging, catch on, catches on, catches in, catch in, catching on, catches my, catch my, that catches,
        to catch, that catch, catches gloves, atakta, atakti, atakte, atke,
        atak jata, atak jati, atak na jaye,
        atke nahi, atakta nahi, atakna nahi chahiye, phasta, phasti, phanse, phanse nahi, phase nahi, phas jata,
        phas jati, fasta, fasti, ulajhta, ulajhti, uljhe, uljhe nahi, kapde mein na atke, baal kheenche`,
    must_not_flip:
      'no flipping, flip na ho, palte nahi, ulta na ho, palatna nahi chahiye, palat na jaye, palat jata, palat jati',
    must_not_spin:
      'no spinning, ghoome nahi, ghume nahi, ghoomni nahi chahiye, ghumni nahi chahiye, keeps spinning, keeps turning round',
  }),
  ...wordRows('constraint', (constraint) => ({ constraint, mishap: true }), {
    must_not_flip:
      'flip, flips, flip over, flips over, flipping, turn over, tip over, tip forward, flop over, flop forward',
    must_not_spin:
      'spin, spins, spinning, spin around, spin round, rotate, rotates, turn round, turn around, twist round, slip round',
    must_not_slip_off: 'slip off, slips off, fall off, falls off, come off, drop off',
    must_not_tarnish: 'tarnish, tarnishes, tarnishing, go black, turn black, turn green, discolour, discolor',
    must_not_scratch: 'scratch, scratches',
    low_profile: 'tall, sit high, sits high, sit up high, stick up, sticks up, stand proud, stands proud',
    no_piercing: 'piercing, piercings, pierced, chhed',
    no_snagging: 'edges to catch, edges that catch, anything to catch',
    easy_to_put_on: 'fiddly catch, fiddly catches, fiddly clasp, fiddly clasps, fiddly fastening, fiddly fastenings',
  }),
  ...terms('constraint', [
    [
      "doesn't tarnish, non tarnish, tarnish free, anti tarnish, kala na pade, kaala na pade, kali na pade, color na jaye, kala nahi padna chahiye",
      { constraint: 'must_not_tarnish' },
    ],
    [
      'no detachable parts, no detachable part, no removable parts, no loose parts',
      { constraint: 'no_detachable_parts', exclude: 'detachable_parts' },
    ],
    ['no small parts, no tiny parts', { constraint: 'no_small_parts', exclude: 'small_parts' }],
    [
      'no sharp edges, no sharp edge, smooth edges, no sharp corners, chubhe nahi, chubhna nahi chahiye, chubhti nahi, chubhta nahi, chubhe na, chubhne wala nahi',
      { constraint: 'no_sharp_edges', exclude: 'sharp_edges' },
    ],
  ]),
];
