import { terms, wordRows } from '../words/sense.ts';

/** How stones are held, and their roles. */
export const settingTerms = [
  ...terms('setting', [
    ['bezel, bezel set, bezel setting, bezeled, rubover, rub over, rub over set', { setting: 'bezel', of: 'main' }],
    ['full bezel, full bezel set', { setting: 'full_bezel', of: 'main' }],
    ['half bezel, semi bezel', { setting: 'half_bezel', of: 'main' }],
    ['closed setting, band setting, close setting', { setting: 'closed', of: 'main' }],
    ['prong set, prong setting, claw set, claw setting', { setting: 'prong', of: 'main' }],
    ['double claw, double claws, double prong, double prongs, split prong', { setting: 'double_claw', of: 'main' }],
    ['talon claw, talon prong, eagle claw', { setting: 'talon_prong', of: 'main' }],
    ['basket set, basket setting, basket', { setting: 'basket', of: 'main' }],
    ['martini, martini set, martini setting', { setting: 'martini', of: 'main' }],
    ['tiffany setting, tiffany style setting', { setting: 'tiffany', of: 'main' }],
    ['tension, tension set, tension setting', { setting: 'tension', of: 'main' }],
    ['bar set, bar setting', { setting: 'bar', of: 'small' }],
    ['illusion, illusion set, illusion setting', { setting: 'illusion', of: 'main' }],
    ['invisible set, invisible setting', { setting: 'invisible', of: 'small' }],
    ['pressure set, pressure setting', { setting: 'pressure', of: 'small' }],
    ['pave, pave set, pave setting, paved', { setting: 'pave', of: 'small' }],
    ['micro pave, micropave, micro set, micro setting', { setting: 'micro_pave', of: 'small' }],
    ['french pave, french set', { setting: 'french_pave', of: 'small' }],
    ['scallop set, scalloped, scallop', { setting: 'scallop', of: 'small' }],
    ['castle set', { setting: 'castle', of: 'small' }],
    ['channel, channel set, channel setting', { setting: 'channel', of: 'small' }],
    ['shared prong, shared claw, shared prongs, u prong', { setting: 'shared_prong', of: 'small' }],
    ['flush, flush set, flush setting, gypsy set, gypsy, burnish set, hammer set', { setting: 'flush', of: 'small' }],
    ['grain set, bead set, star set', { setting: 'grain', of: 'small' }],
    ['inlay, inlaid', { setting: 'inlay', of: 'small' }],
  ]),
  ...terms('prongs', [['prong, claw', { setting: 'prong' }]]),
  ...terms('role', [
    [
      'in the middle, in the centre, in the center, in middle, beech mein, beech me, bich mein, bich me',
      { role: 'center', positional: true },
    ],
  ]),
  ...wordRows('role', (role) => ({ role }), {
    center: 'center, centre, center stone, centre stone, main stone, middle stone, main, beech ka',
    halo: 'halo, single halo',
    double_halo: 'double halo',
    hidden_halo: 'hidden halo, under halo',
    side: 'side stone, side stones, sides, shoulder, shoulders, shoulder stones, flanking, flanked by, side mein, side me, side wale, side nag, side',
    accent: 'accent, accents, accent stones, melee',
    band: 'on the band, band mein',
    hanging: 'hanging, hangings, latkan, latkans, dangling, fringe, neeche latke, jhalar, jhumar latkan',
    drop: 'drops, drop stone, bottom stone, neeche ka',
    top: 'top stone, upar ka, upar wala',
    center_cluster: 'center cluster',
  }),
  ...terms('sides', [
    [
      'on each side, each side, either side, on either side, per side, har side, dono side ek ek, on each shoulder',
      { each: true },
    ],
    [
      'on the shoulders, on the sides, on the side, at the sides, on sides, on both sides, both sides, both side, dono side, dono taraf, dono or, on both shoulders',
      { each: false },
    ],
  ]),
];
