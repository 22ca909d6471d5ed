import { terms } from '../../senses/terms.ts';

/** The words that rule something out, and the phrases that only look like it. */
export const negatorTerms = [
  ...terms('negation', [
    [
      'no, not, nt, without, w/o, w o, w/out, sans, nowt, nothin, nuthin, nuffin, nil, delete, delete the, erase, erase the, nope, nah, naah, do not under any circumstances, never under any circumstances, avoid, avoiding, except, never, none of, none, zero, nor, neither, nothing, skip, skip the, omit, exclude, excluding any, leave out, leave off, minus, nix, easy on the, go easy on the, enough of, had enough of, never mind the, nevermind the, ditch, ditch the, scrap the, forget the, hold the, cut out the, strip off the, get rid of, get rid of the, stay away from, steer clear of, keep away from, anything but, instead of, insted of, in place of, rather than, free of, free from, against, allergic to, reacts to, react to, allergy to, no need for, no need of, hold off on, hold off on the, go without, do without, lay off the, stay off the, not any, please no, absolutely no, absolutely not, definitely not, definitely no, certainly not, strictly no, under no circumstances, never ever, spare me, spare me the, not even, not a single, not one, hates, hate, hated, dislikes, dislike, disliked, decided against, we decided against, against having, despise, loathe, detest, bored of, sick of, tired of, fed up with, remove, remove the, take off the, take out, take out the, take away the, drop the, lose the',
      { side: 'before' },
    ],
    [
      "don't you dare, don't you dare add, not a fan of, not keen on, not into, not fond of, not big on, not one for, not mad about, not crazy about, not mad on, not crazy on, not bothered with, not having, have gone off, has gone off, gone off, can't be doing with, anything except, anything besides, isn't into, isn't keen on, isn't a fan of, isn't fond of, can't stand, cannot stand, can not stand, cant stand, can't bear, can't abide, does not care for, doesn't care for, don't care for, do not care for, dont care for, no interest in, not interested in, never liked, not want, not like, would not be seen dead in, wouldn't be seen dead in, without having, not to have, not have",
      { side: 'before' },
    ],
    [
      "don't, do not, dont, doesn't, does not, doesnt, didn't, did not, didnt, won't, will not, wont, wouldn't, would not, can't, cannot, can not, cant, shouldn't, should not, mustn't, must not, needn't, need not",
      { side: 'before', ofVerb: true },
    ],
    [
      "don't want, do not want, dont want, doesn't want, does not want, doesnt want, don't like, do not like, dont like, doesn't like, does not like, didn't want, can't wear, cannot wear, cant wear, doesn't wear, does not wear, don't wear, never wears, never wear, won't wear, don't use, do not use, dont use, don't put, can't be, cannot be, cant be, ain't, aint, should not be, shouldn't be, must not be, mustn't be, isn't, isnt, aren't, arent, wasn't",
      { side: 'before' },
    ],
    ['bina, bagair, bager, binaa, beena, bin', { side: 'before' }],
    [
      'nahi, nahin, nhi, nai, nahee, naahi, nehi, ni, nahi chahiye, nahin chahiye, nhi chahiye, nahi chahie, nahi chaiye, na ho, na hoye, na hove, na rahe, na lage, na aaye, na dikhe, na lagana, na lagao, na lagayein, na dalna, na dalo, na rakhna, na rakho, na karo, na karna, na dena, na banana, na banao, na chahiye, mat, mat lagana, mat lagao, mat karna, mat karo, mat dalna, mat dalo, mat rakhna, mat rakho, mat dena, mat do, mat banana, mat banao, mat likhna, mat likho, mat dikhana, mat dikhao, mat samajhna, mat samjhna, mat jodna, mt, mt lagana, mt dalna, mt karna, nahi lagana, nahi dalna, nahi rakhna, nahi dena, nahi lena, nahi hona, nahi hona chahiye, bilkul nahi, bilkul nahi chahiye, bilkul nahin, bilkul mat, bilkul nhi, nahi pasand, pasand nahi, nahi karna, nahi banana, nahi pehenna, nahi pehnna, nahi pehenti, nahi pehnti, nahi pehente, nahi pehnte, nahi pehanti, nahi lagwana, nahi lagwani, nahi karwana, nahi likhna, nahi likhwana, venda, vendam, vendaam, beda, vaddu, nako, nakko, hatao, hata do, hata dena, hata dijiye, hata dijiyega, hata ke, hatake, hata kar, hatakar, hatana, hata den, hatwa do, hta do, hta dena, hatva do, hatwao, nikaal dena, nikalwa do, nikaal dijiye, nikal do, nikaal do, nikal dena, nikalo, nikal dijiye, nahi ho, nahi hai, nahi hain, nahi chalega, nahi chalegi, nahi jamta, nahi jamega, se nafrat, se chidh, se chid hai, se problem, se problem hai, se dikkat, se dikkat hai, achha nahi lagta, accha nahi lagta, achhe nahi lagte, acche nahi lagte, acha nahi lagta, suit nahi karta, suit nahi karti, se allergy, se allergy hai, ki zarurat nahi, ki jarurat nahi, ki zaroorat nahi, ki zarurat nahi hai, ka shauk nahi, ka shok nahi, avoid karna, avoid karo, avoid karein, remove karo, remove kar do, remove karna, cancel karo, cancel kar do, cancel, se door rakhna, se door rakho, se door, se bachna, se bacho, mat dikhao ji, mat karwaiye, mat karwana, mat bhejna, mat lena, mat daalna, mat daalo, mat lagwana, mat banwana, mat milana, nahi milana, nahi daalna, nahi likhwani, nhi likhna, nhi lagana, nhi dalna, nhi karna, chhod do, chhod dena, chhodo, chod do, hata dein',
      { side: 'after' },
    ],
    [
      'wagera nahi, vagera nahi, kuch nahi, kuch nhi, kuch ni, kuch bhi nahi, kuch bhi nhi, koi bhi nahi, inmein se kuch nahi, dono nahi, dono hi nahi, teeno nahi, sab nahi, kuch nahi chahiye, kuch bhi nahi chahiye, kuch na ho, kuch bhi na ho, kuch na lagana, dono nahi chahiye, koi nahi chahiye, kuch bhi mat, kuch mat, kuch mat lagana, kuch bhi mat lagana, dono hata do, sab hata do',
      { side: 'after', ofAll: true },
    ],
    ['ke bina, ke bagair, ke binaa, ke bager, ke bin', { side: 'after' }],
    [
      'ki jagah, ke jagah, k jagah, ki jgah, ke jgah, ki jagha, ki jagah pe, ki jagah par, ke badle, ke badle mein, ke badle me, ki bajaye, ki bajay, ke bajaye, ke bajay',
      { side: 'after', swaps: true },
    ],
    [
      "not incl, not included, not needed, not required, not wanted, not necessary, not ok, not okay, not allowed, not an option, not my thing, not her thing, not his thing, not my style, not her style, not his style, not for me, not for her, not for him, not for us, not happening, no go, no thanks, no thank you, no way, no chance, is a no, are a no, is a strict no, are a strict no, is a big no, are a big no, is a hard no, are a hard no, is a definite no, are a definite no, strict no, big no, hard no, is overkill, are overkill, would be overkill, would be too much, is too fussy, are too fussy, puts me off, put me off, puts her off, put her off, are so dated, is so dated, are dated, look dated, looks dated, look naff, looks naff, are old hat, is old hat, is a no no, are a no no, is a no go, are a no go, is out, are out, ruled out, is off, are off, isn't needed, isn't for me, isn't for her, isn't ok, aren't ok, aren't for me, aren't for her, aren't my thing, isn't my thing, doesn't suit, does not suit, doesnt suit, don't suit, do not suit, doesn't work, does not work, don't work, doesn't agree with, doesn't excite, don't excite, does not excite, doesn't appeal, don't appeal, does not appeal, doesn't flatter, don't flatter, doesn't do it for, don't do it for, doesn't speak to, don't speak to, doesn't look good on, don't look good on, washes me out, washes her out, wash me out, is too much, are too much, is overdone, are overdone, is not for me, are not for me, gives me the ick, is ugly, are ugly, look ugly, looks ugly, irritates, irritate, makes me itch, makes her itch, brings me out, gives me a rash, gives her a rash, turns me off, look cheap, looks cheap, looks tacky, look tacky, looks awful, look awful, won't do, won't work, will not do, no good, allergy, allergic",
      { side: 'after' },
    ],
    ['alag se hai, alag se hai mere paas, pehle se hai, already hai, ghar pe hai', { side: 'after', onlyParts: true }],
  ]),
  // Phrases with a "no" in them that rule nothing out.
  ...terms('filler', [
    [
      'no idea, no clue, no problem, no prob, no rush, no hurry, no worries, no fuss, no nonsense, no pressure, no doubt, no limit, no budget, no budget limit, no preference, no particular preference, no strong feelings, no issue, no matter, no matter what, no longer, no one, nobody, no thanks needed, no deadline, no fixed budget, no expense spared, no compromise, no later than, no date yet, no size yet, no sooner, whether or not, not sure, not too sure, not actually, not really, not really sure, not certain, not yet, not decided, not decided yet, not only, not just, not merely, not least, not fussed, not bothered, not fussy, not picky, not worried, not urgent, not necessarily, not a problem, not an issue, not bad, not to mention, not forgetting, not even sure, not unlike, not without, not included yet, ke bina nahi, ke bina nahi chalega, ke bina nahi chahiye, bina nahi, nothing else, nothing more, and nothing else, aur kuch nahi, kuch aur nahi, nothing but, nothing special in mind, nothing in mind, why not, or not, if not too much, never mind, nevermind',
      {},
    ],
    [
      "don't mind, do not mind, dont mind, doesn't mind, does not mind, don't know, do not know, dont know, doesn't know, does not know, don't care, do not care, dont care, doesn't matter, does not matter, don't worry, dont worry, don't forget, do not forget, dont forget, don't skimp, don't skip, don't have to, doesn't have to, does not have to, do not have to, doesn't have to be, does not have to be, don't have to be, do not have to be, doesn't need to be, don't need to be, does not need to be, need not be, needn't be, don't need to, doesn't need to, can't decide, cannot decide, cant decide, can't wait, cannot wait, cant wait, can't live without, can't do without, couldn't do without, won't do without, can't remember, can't afford to, can't tell, can't see, can't go wrong, can't find, cannot find, never bought, never owned, never had, never seen, never worn, never tried, never been, never done, never ordered, never got, never gotten, no others, can't choose, couldn't find, haven't decided, hasn't decided, isn't it, aren't they, doesn't it, wouldn't mind, would not mind, can't believe",
      {},
    ],
    [
      'pata nahi, pata nhi, nahi pata, nhi pata, malum nahi, maloom nahi, nahi maloom, nahi malum, yaad nahi, yad nahi, samajh nahi aa raha, samajh nahi, koi baat nahi, koi nahi, koi dikkat nahi, dikkat nahi, koi problem nahi, problem nahi, koi issue nahi, koi jaldi nahi, jaldi nahi, jaldi nahi hai, jaldi nhi, fark nahi, fark nahi padta, koi fark nahi, koi fark nahi padta, farak nahi padta, idea nahi, koi idea nahi, hai ki nahi, hai ya nahi, ya nahi, hoga ki nahi, milega ki nahi, ki nahi, decide nahi, decide nahi kiya, fix nahi, final nahi, tay nahi, abhi nahi, kisi',
      {},
    ],
  ]),
  // What stands between a negation and its noun, and says which of them.
  ...terms('qualifier', [
    [
      'other, any other, else, another, more, aur koi, koi aur, dusra, doosra, dusre, doosre, dusri, baki ke, baaki ke, baki, baaki',
      { which: 'other' },
    ],
    ['additional, extra, added', { which: 'extra' }],
    ['new, naya, nayi, naye', { which: 'new' }],
    ['small, tiny, little, mini, chhota, chhote, chhoti, chota, chote, choti', { which: 'small' }],
    ['big, large, huge, massive, giant, oversized, bada, bade, badi', { which: 'big' }],
  ]),
  ...terms('degree', [
    [
      'too, too much, too many, so much, so many, that much, that many, very much, very many, a lot of, lots of, loads of, tons of, much, many, zyada, jyada, zyaada, jada, bahut, bohot, itna, itne, itni, full on, every, every second, half the, some of the',
      {},
    ],
  ]),
];
