import { terms } from '../../senses/terms.ts';

/** What is said in a conversation about designs that are open, and is no wish of how one looks. */
export const talkTerms = [
  ...terms('talk', [
    [
      `
        undo, undo that, undo it, undo this, undo the last, take that back, take it back, revert, revert that, revert it,
        one step back, step back, go back one, go one back, put it back, put it back as it was, as it was before,
        back to how it was, wapas karo, wapas kar do, wapas le lo, pehle jaisa kar do, jaisa tha waisa kar do, ulta karo`,
      { act: 'undo' },
    ],
    ['redo, redo that, redo it, do it again after all, phir se kar do', { act: 'redo' }],
    [
      `
        back to, back to the, go back to, go back to the, return to, return to the, show me again, start again from,
        wapas jao, wapas chalo, wapas dikhao`,
      { act: 'return' },
    ],
    ['start over, start again, from the beginning, shuru se, to the start, to the beginning', { act: 'startOver' }],
    ['why, why is it, why is that, why not, how come, kyun, kyon, kyu, kyun hai', { act: 'why' }],
    [
      `
        dear, so dear, so expensive, expensive, that much, so much, costly, so costly, so high, mehnga, mehenga, mahanga,
        itna mehnga, itna mehenga`,
      { act: 'dear' },
    ],
    [
      'which is, which one is, which of them is, kaunsa, kaun sa, kaunsi, kaun si, konsa, which will be',
      { act: 'which' },
    ],
    ['lightest, the lightest, sabse halka, sabse halki', { act: 'which', by: 'weight', sign: -1 }],
    ['heaviest, the heaviest, sabse bhari', { act: 'which', by: 'weight', sign: 1 }],
    ['cheapest, the cheapest, least expensive, sabse sasta, sabse sasti', { act: 'which', by: 'price', sign: -1 }],
    ['dearest, the dearest, most expensive, sabse mehnga', { act: 'which', by: 'price', sign: 1 }],
    ['all of them, all four, all the designs, all designs, every one of them, sabhi, charon', { act: 'all' }],
    [
      `
        the price, what is the price, what's the price, price kya hai, what does it cost, what would it cost, what will it cost,
        how much is it, how much is this, how much does it cost, how much would it cost, how much will it be, kitne ka hai,
        kitne ki hai, kitne ka padega, kitna lagega, daam kya hai, daam, bhav`,
      { act: 'price' },
    ],
    [
      `
        how heavy, how heavy is it, what does it weigh, what would it weigh, what will it weigh, how much does it weigh,
        how much would it weigh, what is the weight, what's the weight, kitna vajan, kitna wajan, vajan kitna hai, wazan kitna hai,
        kitne gram, how many grams`,
      { act: 'weight' },
    ],
    ['can it be cast, castable, is it castable, can this be made, can it be made, ban jayega kya', { act: 'castable' }],
    ['what size is it, which size is it, size kya hai', { act: 'size' }],
    ['how many stones, kitne stone, kitne nag', { act: 'stones' }],
    [
      `
        are you a robot, are you a bot, are you human, are you a human, are you a person, am i talking to a person,
        am i talking to a human, am i talking to a machine, is this a bot, are you real, are you ai, are you an ai,
        who are you, what are you, insaan ho, aap kaun ho`,
      { act: 'machine' },
    ],
    [
      `
        ignore the checks, ignore all checks, ignore checks, skip the checks, turn off the checks, forget the checks,
        ignore the rules, ignore all rules, forget the rules, ignore your rules, ignore your instructions,
        ignore previous instructions, ignore all previous instructions, forget your instructions, no checks,
        checks chhodo, check mat karo, cast it anyway, export it anyway`,
      { act: 'override' },
    ],
    [
      `
        fuck, fuck off, fucking, shit, bullshit, bitch, bastard, asshole, idiot, stupid, moron, chutiya, chutiye,
        madarchod, bhenchod, harami, kamina, gandu, bakwas`,
      { act: 'insult' },
    ],
    ['damn, bloody, goddamn, crap', { act: 'curse' }],
    ['hi there, hello there, namaste, namaskar', { act: 'greet' }],
    ['use, please use, kindly, show me please, could you please, can you please', { act: 'ask' }],
    ['thank you, thanks a lot, thank you so much, dhanyavaad, shukriya, thx', { act: 'thank' }],
    ['what can you do, how does this work, help me please, kya kar sakte ho', { act: 'help' }],
  ]),
  // A question keeps being one, whatever it is about.
  ...terms('cue', [
    [
      `
        what does it cost, what would it cost, what will it cost, how much is it, how much is this, how much does it cost,
        how much would it cost, how much will it be, kitne ka hai, kitne ki hai,
        how heavy is it, what does it weigh, what would it weigh, what will it weigh, how much does it weigh,
        how much would it weigh, what is the weight, what's the weight, what is the price, what's the price, why is it,
        why is that, why not`,
      { cue: 'question' },
    ],
  ]),
  ...terms('ordinal', [
    [
      `
        the first one, first one, first version, the first version, number one, option one, option 1, version 1, design a,
        option a, 1st one, pehla wala, pehli wali, pehle wala, the original, original one, the original one,
        original design, the first design`,
      { place: 1 },
    ],
    [
      `
        the second one, second one, second version, the second version, number two, option two, option 2, version 2,
        version two, design b, option b, version b, 2nd one, doosra wala, dusra wala, doosri wali, dusri wali,
        the second design`,
      { place: 2 },
    ],
    [
      `
        the third one, third one, third version, the third version, number three, option three, option 3, version 3,
        design c, option c, 3rd one, teesra wala, teesri wali, the third design`,
      { place: 3 },
    ],
    [
      `
        the fourth one, fourth one, number four, option four, option 4, design d, option d, 4th one, chautha wala,
        chauthi wali, the fourth design`,
      { place: 4 },
    ],
    ['the last one, last one, aakhri wala, aakhri wali', { place: -1 }],
  ]),
];
