import { describe, expect, test } from 'vitest';
import { requestFrom } from '../../testing/request-from.ts';

describe('a misspelt word', () => {
  test('is read as the known one, and the client sees which', () => {
    const request = requestFrom('sivler braclette, amethst');
    expect(request).toMatchObject({ metal: { material: 'silver' }, stones: [{ gem: 'amethyst' }] });
    expect(request.assumptions).toContainEqual({
      field: 'spelling[0]',
      value: 'silver',
      why: 'Read "sivler" as "silver".',
    });
  });

  test.each([
    ['wite gold band', { metal: { material: 'gold', color: 'white' } }],
    ['nose pinn, 7 stone', { items: [{ type: 'nose_pin', subtype: 'seven_stone' }] }],
  ])('in "%s" is read by what stands beside it', (brief, read) => {
    const request = requestFrom(brief);
    expect(request).toMatchObject(read);
    expect(request.assumptions.filter(({ field }) => field.startsWith('spelling'))).toHaveLength(1);
  });

  test.each(['while you are at it, a ring', 'ring for Mr Peers', 'thoda ring dikhao'])(
    'is not seen in "%s"',
    (brief) => {
      expect(requestFrom(brief).assumptions.filter(({ field }) => field.startsWith('spelling'))).toEqual([]);
    },
  );
});

test('what is ruled out is not lost by a letter that was typed twice, and a greeting stays one', () => {
  expect(requestFrom('solitaire pendant, no hallo plz').exclude).toEqual(['halo']);
  const greeted = requestFrom('Hallo, a plain gold band');
  expect([greeted.features, greeted.exclude]).toEqual([undefined, undefined]);
});

describe('what a misspelt word was read as', () => {
  test('is told with its place in the brief', () => {
    const brief = 'amythist ring';
    const { evidence, assumptions } = requestFrom(brief);
    expect(assumptions).toContainEqual(expect.objectContaining({ field: 'spelling[0]', value: 'amethyst' }));
    expect(brief.slice(...(evidence['spelling[0]'] as [number, number]))).toBe('amythist');
  });

  test('may be a plural of which the lexicons have the singular', () => {
    expect(requestFrom('jhumka with perls')).toMatchObject({ stones: [{ gem: 'pearl' }] });
    expect(requestFrom('flower earrings with six petals').assumptions).toEqual([]);
  });

  test('is told only where something was read from it', () => {
    for (const word of ['small', 'smal']) {
      const { style, wear } = requestFrom(`jhumka earrings, ${word} for daily wear`);
      expect({ style, wear }).toEqual({ style: ['small'], wear: { frequency: 'daily' } });
    }
    const { style, assumptions } = requestFrom('gold ring, my hand is smal');
    expect(style).toBeUndefined();
    expect(assumptions.filter(({ field }) => field.startsWith('spelling'))).toEqual([]);
  });
});

describe('a word typed without its vowels', () => {
  test.each([
    ['gld rng wth rby', { items: [{ type: 'ring' }], metal: { material: 'gold' }, stones: [{ gem: 'ruby' }] }],
    ['2 bngl 22k 2.4', { items: [{ type: 'bangle', qty: 2 }], size: { system: 'IN_BANGLE', value: '2.4' } }],
    ['slvr brclt 7in', { items: [{ type: 'bracelet' }], metal: { material: 'silver' } }],
  ])('is the shortest known one: "%s"', (brief, said) => {
    expect(requestFrom(brief)).toMatchObject(said);
  });

  test('is shown in its right spelling', () => {
    expect(requestFrom('dmnd ring').assumptions).toContainEqual({
      field: 'spelling[0]',
      value: 'diamond',
      why: 'Read "dmnd" as "diamond".',
    });
  });

  test.each(['ring for Mrs Rao', '3 prs of gold studs', 'gold ring in 6 wks'])('is none in "%s"', (brief) => {
    expect(requestFrom(brief).assumptions.filter(({ field }) => field.startsWith('spelling'))).toEqual([]);
  });
});

describe('Devanagari', () => {
  test('is read as what is typed for it', () => {
    expect(requestFrom('बेटी के लिए चाँदी की पायल, घुँघरू नहीं')).toMatchObject({
      items: [{ type: 'anklet', subtype: 'payal' }],
      metal: { material: 'silver' },
      recipient: { relation: 'daughter' },
      exclude: ['ghungroo'],
    });
  });

  test('needs no assumption', () => {
    expect(requestFrom('सोने की अंगूठी').assumptions).toEqual([]);
  });
});

describe('a misspelt word that could be several', () => {
  test('is a chain of beads beside beads', () => {
    const request = requestFrom('18kt yelow gold, blak beeds chane 24 inch');
    expect(request).toMatchObject({ items: [{ type: 'mangalsutra' }], dimensions: { length_mm: 609.6 } });
    expect(request.motifs).toBeUndefined();
  });

  test.each(['gold chane 24 inch', 'chane 60 cm in silver'])(
    'is the one that its neighbours ask for: "%s"',
    (brief) => {
      const request = requestFrom(brief);
      expect(request.items).toMatchObject([{ type: 'chain' }]);
      expect(request.dimensions?.length_mm).toBeGreaterThan(500);
      expect(request.motifs).toBeUndefined();
    },
  );

  test('makes a phrase with what stands beside it', () => {
    expect(requestFrom('mangalsutra with blak beeds').beads).toEqual({ kind: 'black_beads' });
  });

  test('brings no figure that nobody named to a brief without a piece', () => {
    expect(requestFrom('a gift for mum in gold, lotsu').motifs).toBeUndefined();
    expect(requestFrom('gold pendant, lotsu').motifs).toEqual(['lotus']);
  });
});

test.each(['totel not more then 9 gms', 'ttl not more then 9 g', 'total less then 9 gm', 'total lighter then 9 g'])(
  'a misspelt limit stays a limit of all: "%s"',
  (limit) => {
    expect(requestFrom(`mens chain 22k ${limit}`).weight).toEqual({ total_max_g: 9 });
  },
);
