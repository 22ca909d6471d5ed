import { describe, expect, test } from 'vitest';
import { MOST_EMAIL_CHARACTERS, readEmail } from './email-address.ts';

describe('one mailbox has one address', () => {
  test.each([
    ['capitals and blanks', ' Vic@Bomb.COM ', 'vic@bomb.com'],
    ['a letter of full width', 'vic@ｂomb.com', 'vic@bomb.com'],
    ['a letter in a circle', 'vic@ⓑomb.com', 'vic@bomb.com'],
    ['a bold letter', 'vic@𝐛omb.com', 'vic@bomb.com'],
    ['another full stop', 'vic@mail.bomb。com', 'vic@mail.bomb.com'],
    ['an international domain', 'jörg@Müller.de', 'jörg@xn--mller-kva.de'],
    ['the same, decomposed', 'jörg@mu\u0308ller.de', 'jörg@xn--mller-kva.de'],
    ['the same, in ASCII', 'jörg@xn--mller-kva.de', 'jörg@xn--mller-kva.de'],
    ['a domain of another script', 'आशा@राव.भारत', 'आशा@xn--t2bk0a.xn--h2brj9c'],
    ['a mailbox whose vowel is two by compatibility', 'คำ@example.org', 'คำ@example.org'],
    ['a sigma in capitals', 'ΆΝΝΑΣ.ΣΊΣΣΗΣ2@example.org', 'άννας.σίσσης2@example.org'],
    ['a sigma as nobody writes it', 'άννασ.ςίςςησ2@example.org', 'άννας.σίσσης2@example.org'],
    ['a letter of formulas', 'ϐάϑος@example.org', 'βάθος@example.org'],
    ['a dotless i', 'ışık@example.org', 'ışık@example.org'],
    ['a letter of two capitals', 'weiß@example.org', 'weiß@example.org'],
    ['a tag', 'ann+tag@example.org', 'ann+tag@example.org'],
    ['a name that is no host’s', 'ann@my_mail.example', 'ann@my_mail.example'],
  ])('%s', (_name, typed, email) => {
    expect(readEmail(typed)).toBe(email);
    expect(readEmail(email)).toBe(email);
  });

  test('in its one form it is read as itself, whichever letters it is written with', () => {
    const read: string[] = [];
    for (let code = 0x80; code <= 0x10_ff_ff; code += 1) {
      const letter = String.fromCodePoint(code);
      if (letter.toLowerCase() === letter && letter.normalize('NFD') === letter) continue;
      for (const spelling of [letter, letter.normalize('NFD'), letter.toLowerCase(), letter.toUpperCase()]) {
        const email = readEmail(`a${spelling}@example.org`);
        if (email !== undefined && readEmail(email) !== email) read.push(spelling);
        if (email !== undefined && readEmail(email.normalize('NFD')) !== email) read.push(spelling);
      }
    }
    // A capital without a composed form whose small letter has one.
    for (const typed of ['J\u030Can@example.org', 'j\u030Can@example.org', '\u01F0an@example.org']) {
      if (readEmail(typed) !== '\u01F0an@example.org') read.push(typed);
    }
    expect(read).toEqual([]);
  });

  test('in capitals, too, unless these are several letters or plain ones', () => {
    const differ: string[] = [];
    for (let code = 0x80; code <= 0x10_ff_ff; code += 1) {
      const letter = String.fromCodePoint(code);
      const capital = letter.toUpperCase();
      if (capital === letter || [...capital].length > 1 || capital.toLowerCase() <= '~') continue;
      if (readEmail(`a${letter}b@example.org`) !== readEmail(`a${capital}b@example.org`)) differ.push(letter);
    }
    expect(differ).toEqual([]);
  });
});

test.each([
  ['a mailbox of full width', 'ｖic@bomb.com'],
  ['a ligature', 'ﬁne@bomb.com'],
  ['a letter in a circle', 'ⓥic@bomb.com'],
  ['a character that does not show', 'vi\u034Fc@bomb.com'],
  ['the same in the domain', 'vic@bo\uFE0Fmb.com'],
  ['a path', 'vic@bomb.com/x.y'],
  ['a slash of full width', 'vic@bomb.com／x.y'],
  ['a question', 'vic@bomb.com?x.y'],
  ['a fragment', 'vic@bomb.com#x.y'],
  ['an escaped domain', 'vic@%62omb.com'],
  ['an IPv4 address', 'vic@127.0.0.1'],
  ['a short one', 'vic@127.1'],
  ['a domain that ends with a full stop', 'vic@bomb.com。'],
  ['a domain that begins with a hyphen', 'vic@-bomb.com'],
  ['a name of 64 characters', `vic@${'a'.repeat(64)}.com`],
  ['no dot', 'vic@bomb'],
  ['two @', 'vic@bomb@bomb.com'],
  ['half a character', 'vic\uD83D@bomb.com'],
  ['a domain that is too long in ASCII', `vic@${`${'ü'.repeat(4)}.`.repeat(40)}de`],
])('%s is no address', (_name, typed) => {
  expect(readEmail(typed)).toBeUndefined();
  expect(typed.length).toBeLessThanOrEqual(MOST_EMAIL_CHARACTERS);
});
