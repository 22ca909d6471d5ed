/** Consonants in the Roman letters that Hindi is typed with. */
const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};

/** Vowels that stand by themselves, and the sign for om. */
const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ee',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
  ॐ: 'om',
};

/** Vowels as signs on a consonant, which replace its own short a. */
const vowelSigns: Readonly<Record<string, string>> = {
  '\u093e': 'aa',
  '\u093f': 'i',
  '\u0940': 'ee',
  '\u0941': 'u',
  '\u0942': 'oo',
  '\u0943': 'ri',
  '\u0945': 'e',
  '\u0947': 'e',
  '\u0948': 'ai',
  '\u0949': 'o',
  '\u094b': 'o',
  '\u094c': 'au',
};

const VIRAMA = '\u094d';
const nasals: ReadonlySet<string> = new Set(['\u0901', '\u0902']);

/** A consonant with the vowel behind it; `own` where that is the short a which is written by no sign. */
interface Syllable {
  readonly consonant: string;
  vowel: string;
  own: boolean;
  nasal: boolean;
}

export function isDevanagari(word: string): boolean {
  return /^[\u0900-\u097f]+$/.test(word);
}

/** Without the dots below, which are often left out: ड़ is typed as d, ज़ as z or j. */
export function withoutDots(word: string): string {
  return word.normalize('NFD').replaceAll('\u093c', '');
}

/**
 * A Devanagari word, without its dots, in the Roman letters that Hindi speakers type: अंगूठी → "angoothi". The short a that is written
 * but not spoken is left out, as at the end of सफ़ेद and in the middle of पतली.
 */
export function romanised(word: string): string {
  const syllables = syllablesOf(word);
  dropSilentVowels(syllables);
  shortenLast(syllables);
  return syllables
    .map(({ consonant, vowel, nasal }, at) => {
      const next = syllables[at + 1]?.consonant ?? '';
      return `${consonant}${vowel}${nasal ? (/^(?:p|b|m)/.test(next) ? 'm' : 'n') : ''}`;
    })
    .join('');
}

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  for (const letter of word) {
    const last = syllables.at(-1);
    const [consonant, vowel, sign] = [consonants[letter], vowels[letter], vowelSigns[letter]];
    if (consonant !== undefined) syllables.push({ consonant, vowel: 'a', own: true, nasal: false });
    else if (vowel !== undefined) syllables.push({ consonant: '', vowel, own: false, nasal: false });
    else if (last && sign !== undefined) [last.vowel, last.own] = [sign, false];
    else if (last && letter === VIRAMA) [last.vowel, last.own] = ['', false];
    else if (last && nasals.has(letter)) last.nasal = true;
  }
  return syllables;
}

/** A long vowel at the end is typed as a short one: की is "ki", चाँदी "chandi". */
function shortenLast(syllables: readonly Syllable[]): void {
  const last = syllables.at(-1);
  if (last && !last.nasal) last.vowel = shortOf[last.vowel] ?? last.vowel;
}

const shortOf: Readonly<Record<string, string>> = { aa: 'a', ee: 'i', oo: 'u' };

/** From the end: the last one, and every one between two syllables that are spoken with a vowel. */
function dropSilentVowels(syllables: readonly Syllable[]): void {
  for (let at = syllables.length - 1; at > 0; at -= 1) {
    const [before, syllable, behind] = [syllables[at - 1], syllables[at], syllables[at + 1]];
    if (!before || !syllable?.own || syllable.nasal || before.vowel === '') continue;
    if (behind === undefined || (behind.vowel !== '' && behind.consonant !== '')) syllable.vowel = '';
  }
}
