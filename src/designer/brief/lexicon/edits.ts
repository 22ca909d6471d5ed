import { terms } from '../../senses/terms.ts';

/** How a design that is there already is spoken of, and what is to become of it. */
export const editTerms = [
  ...terms('cue', [
    [
      'same but, the same but, the same in, the same with, the same only, the same but with, same style but, same design but, same look but, same idea but, isi design, isi design mein, isi design me, waise hi, waise hi par, waisi hi par, same except, same except for, the same except, the same except for, everything the same except, everything the same except for, everything same except, all same except, keep everything except, keep everything but, identical but, identical except, same as before but, same as last time but, like before but, as before but, ye hi design, yeh hi design, just the same but, same one but, same piece but, same thing but, same again, same again but, exactly the same but, exact same but, all the same but, pichli baar jaisa, pichhli baar jaisa, pichli baar jaisa hi, pichli baar wala hi, last time jaisa, last time jaisa hi, pehle jaisa, pehle jaisa hi, pichhli wali jaisi, pichli wali jaisi, pichhli jaisi, pichli jaisi, pichle wale jaisa, pichhle wale jaisa, pichle jaisa, pehle wale jaisa, pehle wali jaisi, aisa hi par, aisi hi par, aisa hi lekin, aisa hi bas, aisi hi bas, aise hi par, bilkul aisa hi par, bilkul waisa hi, bilkul waisi hi, bilkul waisi, bilkul waisa, ditto but, exact same again, same make again, make same again, make the same again, make it again, make another one, same mould, same mold, same model but, same model in, repeat order, repeat this, repeat it, once more but, isi jaisa, isi jaisa hi, iske jaisa hi, ye wala hi, yeh wala hi, ye wali hi, yahi wala, yahi wali, yahi design, yehi design, wahi design, wahi wala, wahi wali, yahi final, yehi final, as last time, like last time, same as last time, the same as last time',
      { cue: 'same_but' },
    ],
    [
      'isi ka, isi ki, isi ke, isi ko, isi mein, isi me, is wale mein, is wale ko, ye wala, ye wali, yeh wala, yeh wali, ye theek hai, yeh theek hai, ye thik hai, pehle wala, pehle wali, this one but, that one but, this one in, that one in, i said, i asked for, i wanted it in, bola tha, bhi bola tha, kaha tha, ok but, okay but, is ok but, is ok only, is okay but, is fine but, is good but, is nice but, is lovely but, is beautiful but, looks good overall, your quote, your estimate, the mockup, the mock up, the cad, cad dekha, cad mein, cad me, the render, the rendering, the wax, the proof, your proof, your drawing, ring drawing, the drawing, second revision, first revision, next revision, this revision, kal jo ring li, kal jo li, maine bola, maine bola tha, maine kaha, maine kaha tha, i told you, see it in, get this in, get this with, get it with, do you have it in, have it with, changed my mind, i have changed my mind, on second thoughts, on second thought, scrap that, mann badal gaya, socha hai, show it in, have it in, do it in, get it in, see this in, show this in, have this in, do this in, i love it but, love it but, i like it but, like it but, looks good but, looks great but, looks lovely but, lovely but, nice but, perfect but, almost perfect but, great but, as is, as it is, now in, what about in, how about in, what about, how about, show me with, show it with, see it with, try it in, try it with, try with, acha hai par, accha hai par, achha hai par, accha hai lekin, theek hai par, theek hai lekin, thik hai par, badhiya hai par, pasand hai par, pasand hai lekin, pasand aaya par',
      { cue: 'refers' },
    ],
    [
      'by mistake, galti se, correct is, correction, correction in order, note correction, galat ban gaya, galat ban gayi, galat likha, galat likha hai, galat likh diya, galat hai, spelling galat, spelling mistake, wrong spelling, misspelt, misspelled, wrong name, spelt wrong, spelled wrong',
      { cue: 'corrects' },
    ],
    [
      "the first one, the second one, the third one, the fourth one, the last one, first one's, second one's, last one's, the one in the window, the one in your window, the one you showed, the one you showed me, the one you made, you made me, you made for me, i bought from you, we bought from you, i got from you, last month's order, last months order, last order, previous order, in your listing, on your listing, on your website, aapse banwaya tha, aapse banwai thi, banwaya tha, banwai thi, banwayi thi, aapse liya tha, aapse li thi, yesterday's, kal wala, kal wali, the one we saw, the one i saw, the one on your site, the one on instagram, version 2, version two, version b, version 1, option one, option two, option a, option b, option c, design a, design b, the previous one, previous one, previous design, last design, the last design, jo pehle dikhaya tha, jo pehle dikhaya, pehle jo dikhaya, pehle jo dikhaya tha, purana wala, option 1, option 2, jo banaya tha, jo banai thi, jo banaya thi, jo dikhaya tha, jo dikhaya, jo pasand kiya, jo pasand aaya, jo select kiya, last time wala, doosra wala, dusra wala, pehla wala, teesra wala, second photo, first photo, third photo, doosri photo, pehli photo, dusri photo",
      { cue: 'refers_away' },
    ],
    [
      'isko, isse, iska, iski, iske, isme, ismein, is mein, usko, uska, uski, uske, usme, usmein, us mein, it in, it with, i meant, i mean, sorry i meant, keep it but, of it in, actually, wait, hold on, too small, too big, too thick, too thin, too long, too short, too wide, too narrow, too high, too tall, too chunky, too much bling, looks too, feels too, looks thin, looks thick, looks big, looks small, looks chunky, looks cheap, bahut chauda, bahut chaudi, bahut bada, bahut badi, bahut chhota, bahut chhoti, bahut lamba, bahut lambi, bahut mota, bahut moti, bahut patla, bahut patli',
      { cue: 'refers_weakly' },
    ],
    [
      'karo, kar do, kardo, kar dena, kardena, kar dijiye, kar dijiyega, kar dein, kar den, kar de, karwa do, karva do, kr do, krdo, kro, kar ke do, kijiye, kar sakte ho, kar sakte hain, kar lo, ho sakta hai, badal do, badal dena, badlo, badalna, badal dijiye, badal ke, hata do, hata dena, hatao, hata ke, hata dijiye, nikal do, laga do, laga dena, laga dijiye, jod do, jod dena, jodo, daal do, dal do, tak lao, tak le aao, tak laao, badha do, badhao, badha dena, ghata do, ghatao, kam karo, kam kar do, kam kijiye, kam kar dena, kam kar dijiye, rakhna, rakho, change karo, change kar do, likh do, likh dena, likh dijiye, likhwa do, laga dijiyega, lagwa do, baithao, baitha do, banwa do',
      { cue: 'do_change' },
    ],
    [
      "change, change the, switch, switch the, swap, swap the, replace, replace the, remove, remove the, take off the, take the, take out the, get rid of, get rid of the, drop the, lose the, increase, increase the, decrease, decrease the, reduce, reduce the, go up, go down, bump, bump up, make it, make the, make them, make this, make that, put a, put an, put it, give it, give it a, give it an, move the, raise the, lower the, add, add a, add the, add an, add some, add two, add more, what if, what if we, could we, can we, can you make it, can you make the, could you make it, could you make the, instead make, can you add, could you add, can you change, could you change, modify, alter, go for the, go with the, brush it, polish it, matte it, oxidise it, tweak, update, resize, shorten, lengthen, widen, narrow, thicken, chng, chnge, can it be, could it be, can the, could the, should the, up the, try, flip it, flip the, shift the, knock the, knock it, round off, round off the, soften the, tighten the, bring it, bring the, bring it down, put, put my, put the, put her, put his, close the, open up the, enlarge, enlarge the, stone changed to, lets do, let's do, actually make, actually make it, actually make that, I'd like it, lets make, let's make, let's go, upgrade, downgrade",
      { cue: 'edit' },
    ],
    [
      "rest as per estimate, rest as per, rest as quoted, everything else approved, everything else is final, everything else is approved, baaki pass hai, baki pass hai, baaki final, baki final, baki jo tay hua wahi, baaki jo tay hua wahi, otherwise as, same everything else, same in everything else, same as the original otherwise, same as original otherwise, everything else stays put, baaki jaisa hai, baki jaisa hai, baaki jaise hai, baki jaise hai, baaki kuch mat badaliye, baki kuch mat badaliye, baaki design wahi, everything else the same, everything else as is, everything else as it is, everything else stays, all else the same, all else same, everything else same, keep all else, rest the same, rest ok, rest okay, rest is ok, rest is fine, rest fine, rest all same, rest as it is, rest as before, rest stays the same, the rest stays, the rest is fine, the rest is perfect, rest perfect, rest all ok, the rest alone, leave the rest alone, sab same, sab kuch same, baaki sab waisa, rest same as before, rest no change, no change in rest, no other change, don't touch anything else, dont touch anything else, do not touch anything else, don't touch the rest, dont touch the rest, keep it otherwise the same, all other details same, other details same, everything else stays the same, everything else should stay the same, everything else remains the same, everything else to remain the same, everything else unchanged, the rest unchanged, rest remains same, rest to remain same, baaki same rakhna, baaki sab theek, baaki sab thik hai, baaki sab same rakhna, baaki kuch mat badalna, baki sab rehne do, baaki sab rehne do, baki rehne do, baaki rehne do, baki design waisa hi, baaki design waisa hi, baaki design same, baki ka same, baki ekdum same, baaki ekdum same, baki sab perfect, baki sab sahi, baki sahi hai, baaki sab sahi hai, baki sab sahi hai, baki pasand hai, baki sab pasand hai, baki as it is, baaki as it is, aur kuch change mat karna, aur kuch change nahi karna, aur kuch mat chhedna, otherwise same, otherwise identical, otherwise perfect, otherwise as is, no other changes, nothing else changes, don't change anything else, do not change anything else, dont change anything else, leave everything else, leave all else, baki sab theek, baki sab thik, baki theek hai, baki thik hai, baaki theek hai, baaki thik hai, baki theek, baki thik, baaki theek, baaki sab theek hai, baki sab theek hai, baki sab thik hai, baki sab wahi, baki wahi, baaki wahi, baki sab waisa hi, baki sab same rakhna, baki sab same rakho, baki same rakhna, baki same rakho, baki sab vaisa hi, baki mat badalna, baki kuch mat badalna, baki kuch change mat karna, aur kuch mat badalna, aur kuch change nahi, baki design same, baki design wahi, design same rakhna, design same rakho, wahi design rakhna, evrything else the same, everthing else same, rest same, rest same rakhna, keep everything else, keep the rest, rest as is, rest is same, baki same, baaki same, baki sab same, baaki sab same, baaki sab waisa hi, baki waisa hi, otherwise the same, keep everything else the same, leave the rest, rest same rakho, rest unchanged",
      { cue: 'keep_rest' },
    ],
    [
      'keep, keep the, keep my, retain, retain the, leave the, preserve the, hang on to, wahi rakhna, wahi rakho, waisa hi rakhna, waisa hi rakho, same rakhna, same rakho, rehne do, rehne dena, mat badalna, mat chhedna',
      { cue: 'keep' },
    ],
  ]),
  ...terms('boundary', [
    ['nikal ke, nikaal ke, nikal kar, nikaal kar, nikalkar, tod kar, todkar, tudwa kar, tudwa ke', {}],
  ]),
  ...terms('comparative', [
    [
      'size up, sizes up, go up a size, up a size, go a size up, size bigger, sizes bigger, size larger, sizes larger',
      { field: 'ring_size', word: 'larger', sign: 1 },
    ],
    [
      'size down, sizes down, go down a size, down a size, go a size down, size smaller, sizes smaller',
      { field: 'ring_size', word: 'smaller', sign: -1 },
    ],
    ['slim down, slim it down, thin the band, thin it down', { field: 'band_width', word: 'thinner', sign: -1 }],
    ['thicken, thicken the, thicken up', { field: 'band_width', word: 'thicker', sign: 1 }],
    ['widen, widen the', { field: 'band_width', word: 'wider', sign: 1 }],
    ['shorten, shorten the, shorten it', { field: 'length', word: 'shorter', sign: -1 }],
    ['lengthen, lengthen the, lengthen it, extend the', { field: 'length', word: 'longer', sign: 1 }],
    ['raise the, raise the head, raise the setting, raise the stone', { field: 'height', word: 'taller', sign: 1 }],
    ['lower the, lower the head, lower the setting, lower the stone', { field: 'height', word: 'lower', sign: -1 }],
    ['fewer stones, fewer diamonds, less stones, less diamonds', { field: 'count', word: 'fewer', sign: -1 }],
    ['less gold, less metal, less weight', { field: 'weight', word: 'lighter', sign: -1 }],
    ['more gold, more metal, more weight', { field: 'weight', word: 'heavier', sign: 1 }],
    [
      'thinner, thiner, slimer, slimmer, skinnier, finer, more delicate, sleeker',
      { field: 'band_width', word: 'thinner', sign: -1 },
    ],
    ['narrower', { field: 'band_width', word: 'narrower', sign: -1 }],
    ['thicker, chunkier, sturdier, beefier', { field: 'band_width', word: 'thicker', sign: 1 }],
    ['wider, broader', { field: 'band_width', word: 'wider', sign: 1 }],
    ['longer, longr, lnger', { field: 'length', word: 'longer', sign: 1 }],
    ['shorter, shortr', { field: 'length', word: 'shorter', sign: -1 }],
    ['taller, higher', { field: 'height', word: 'taller', sign: 1 }],
    ['lower', { field: 'height', word: 'lower', sign: -1 }],
    [
      'bigger, biger, larger, enlarge, enlarge the, up a stone size, go up a stone size, go up in stone size',
      { field: 'size', word: 'larger', sign: 1 },
    ],
    ['smaller, tinier, down a stone size, go down a stone size', { field: 'size', word: 'smaller', sign: -1 }],
    ['lighter', { field: 'weight', word: 'lighter', sign: -1 }],
    ['heavier', { field: 'weight', word: 'heavier', sign: 1 }],
    ['cheaper, less expensive', { field: 'price', word: 'cheaper', sign: -1 }],
    ['up a colour, up a color, go up a colour, go up a color', { field: 'colour', word: 'higher', sign: 1 }],
    ['down a colour, down a color, go down a colour, go down a color', { field: 'colour', word: 'lower', sign: -1 }],
    ['up a clarity, go up a clarity, up a clarity grade', { field: 'clarity', word: 'higher', sign: 1 }],
    ['down a clarity, go down a clarity, down a clarity grade', { field: 'clarity', word: 'lower', sign: -1 }],
    // Hindi compares by "thoda", "aur" or by telling somebody to do it; alone these words are plain adjectives.
    ['patla, patli, patle', { field: 'band_width', word: 'thinner', sign: -1, onlyIfTold: true }],
    ['mota, moti, mote', { field: 'band_width', word: 'thicker', sign: 1, onlyIfTold: true }],
    ['chauda, chaudi, chaude', { field: 'band_width', word: 'wider', sign: 1, onlyIfTold: true }],
    ['lamba, lambi, lambe, badha do, badhao', { field: 'length', word: 'longer', sign: 1, onlyIfTold: true }],
    ['uncha, unchi, unche', { field: 'height', word: 'taller', sign: 1, onlyIfTold: true }],
    ['bada, badi, bade', { field: 'size', word: 'larger', sign: 1, onlyIfTold: true }],
    ['chhota, chhoti, chhote, chota, choti, chote', { field: 'size', word: 'smaller', sign: -1, onlyIfTold: true }],
    ['halka, halki, halke', { field: 'weight', word: 'lighter', sign: -1, onlyIfTold: true }],
    ['bhari, bhaari', { field: 'weight', word: 'heavier', sign: 1, onlyIfTold: true }],
  ]),
];
