import { terms, wordRows } from '../../senses/terms.ts';

/** How stones are held, and their roles. */
export const settingTerms = [
  ...terms('setting', [
    [
      `
        bezel, bez, bzl, bezel set, bezel setting, bezeled, bezelled, bezal, bezil, rubover, rub over, rub over set,
        rubover set, collet, collet set, plain bezel, dabba setting`,
      { setting: 'bezel', of: 'main' },
    ],
    [
      'full bezel, full bezel set, full rub over, full rubover, complete bezel, poora bezel, pura bezel, poori bezel',
      { setting: 'full_bezel', of: 'main' },
    ],
    ['cut down collet, cut down setting, georgian collet', { setting: 'cut_down_collet', of: 'main' }],
    ['half bezel, semi bezel, part bezel, partial bezel', { setting: 'half_bezel', of: 'main' }],
    ['closed setting, band setting, close setting', { setting: 'closed', of: 'main' }],
    ['prong set, prong setting, claw set, claw setting, prongs set, claws set', { setting: 'prong', of: 'main' }],
    ['double claw, double claws, double prong, double prongs, split prong', { setting: 'double_claw', of: 'main' }],
    [
      'v prong, v prongs, v claw, v claws, v shaped claw, v shaped claws, v shaped prong, v shaped prongs, v tip, v tips',
      { setting: 'v_prong', of: 'main' },
    ],
    ['carved claw, carved claws, engraved claws', { setting: 'carved_claw', of: 'main' }],
    ['talon claw, talon prong, eagle claw, claw tips, pointed claws', { setting: 'talon_prong', of: 'main' }],
    ['basket set, basket setting, basket, baskets, basket head', { setting: 'basket', of: 'main' }],
    ['martini, martinis, martini set, martini setting, martini style', { setting: 'martini', of: 'main' }],
    ['tiffany setting, tiffany style setting', { setting: 'tiffany', of: 'main' }],
    ['tension, tension set, tension setting, tension mount', { setting: 'tension', of: 'main' }],
    ['bar set, bar setting', { setting: 'bar', of: 'small' }],
    ['illusion, illusion set, illusion setting', { setting: 'illusion', of: 'main' }],
    ['invisible set, invisible setting', { setting: 'invisible', of: 'small' }],
    ['pressure set, pressure setting', { setting: 'pressure', of: 'small' }],
    ['pave, pave set, pave setting, paved, pavay, pavee', { setting: 'pave', of: 'small', ofMany: true }],
    ['micro pave, micropave, micro set, micro setting', { setting: 'micro_pave', of: 'small', ofMany: true }],
    ['french pave, french set', { setting: 'french_pave', of: 'small', ofMany: true }],
    ['scallop set, scalloped, scallop', { setting: 'scallop', of: 'small' }],
    ['castle set', { setting: 'castle', of: 'small' }],
    ['channel, channel set, channel setting', { setting: 'channel', of: 'small' }],
    ['shared prong, shared claw, shared prongs, u prong', { setting: 'shared_prong', of: 'small' }],
    [
      'flush, flush set, flush setting, gypsy set, gypsy, burnish set, hammer set, gypsy setting, flush mount, flush mounted',
      { setting: 'flush', of: 'small' },
    ],
    ['grain set, bead set, star set, thread set, grain setting, bead setting', { setting: 'grain', of: 'small' }],
    ['inlay, inlaid', { setting: 'inlay', of: 'small' }],
  ]),
  ...terms('prongs', [['prong, claw', { setting: 'prong' }]]),
  ...terms('role', [
    [
      `
        in the middle, in the centre, in the center, in middle,
        beech mein, beech me, bich mein, bich me,
        at the centre, at the center, at centre,
        beech me ek,
        in centre, in center, in the very middle,
        right in the middle`,
      { role: 'center', positional: true },
    ],
  ]),
  ...terms('role', [
    [
      'charo taraf, charon taraf, chaaro taraf, chaaron taraf, char taraf, chahu or, surround, surrounds, surrounded, around it, round it, all around it, all round it',
      { role: 'halo', positional: true },
    ],
    ['niche, neeche, at the bottom, underneath', { role: 'drop', positional: true }],
    [
      'on the bail, on bail, in the bail, on its bail, down the bail, bail pe, bail par, bail mein, bail me',
      { role: 'bail', positional: true },
    ],
    ['upar, on top, at the top, on the top', { role: 'top', positional: true }],
    [
      'aankh me, aankh mein, aankhon me, aankhon mein, for eyes, for the eyes, as eyes, for its eyes, in the eyes, eyes',
      { role: 'accent', positional: true },
    ],
  ]),
  ...wordRows('role', (role) => ({ role }), {
    center: `
        center, centre, ctr, cntr, center stone, centre stone, main stone, middle stone, main, centre one, center one, middle one,
        beech ka, beech wala, beech wale, beech ka stone, beech wala stone,
        central stone, solitaire center, middle, the middle`,
    halo: 'halo, single halo, halo around it',
    double_halo: 'double halo',
    hidden_halo: 'hidden halo, under halo',
    side: `
      side stone, side stones, side ones, sides, shoulder, shoulders, shoulder stones, flanking, flanked by,
      side mein, side me, side wale, side nag, side, side pe, side par,
      sidestones`,
    accent: 'accent, accents, accent stones, melee',
    band: `
      on the band, in the band, on band, in band, along the band, down the band, round the band, around the band,
      band mein, band me, band pe, band par,
      on the shank, in the shank, down the shank, along the shank, shank pe, shank me`,
    hanging:
      'hanging, hangings, latkan, latkans, latkn, dangling, fringe, neeche latke, neeche latakte, latakte hue, latakta hua, jhalar, jhumar latkan',
    drop: 'drops, drop stone, bottom stone, neeche ka, niche ka, neeche wala, neeche latakta, as a drop',
    top: 'top stone, upar ka, upar wala',
    center_cluster: 'center cluster',
  }),
  ...terms('sides', [
    [
      'on each side, each side, either side, on either side, per side, a side, either side of it, har side, dono side ek ek, on each shoulder, per shoulder, har taraf',
      { each: true },
    ],
    [
      `
        on the shoulders, on shoulders, in the shoulders, in shoulders, along the shoulders, down the shoulders,
        on either shoulders, on the sides, on the side,
        at the sides, on sides, on both sides, both sides, both side,
        dono side, dono taraf, dono or,
        on both shoulders`,
      { each: false },
    ],
  ]),
];
