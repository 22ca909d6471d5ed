import { kept, notDone, type SectionRules, word } from '../rule.ts';

const ENGRAVED = 'engraved after casting: the design has none of it';
const ENAMELLED = 'fired on after casting: the design has none of it';
const STAMPED = 'stamped on the finished piece';

const engraved = () => notDone(ENGRAVED);

export const engravingRules: SectionRules<'engraving'> = {
  // Letters are drawn as capitals, without the spaces and points between them.
  'engraving.text': word((said, { shown }) => {
    const letters = said.toUpperCase().replaceAll(/[\s.]/g, '');
    return shown.some(({ text }) => text === letters) ? kept : notDone(ENGRAVED);
  }),
  'engraving.motif': engraved,
  'engraving.pattern': engraved,
  'engraving.style': { readWith: 'engraving.text' },
  'engraving.reversed': { readWith: 'engraving.text' },
  'engraving.location': engraved,
  'engraving.action': { readWith: 'engraving.text' },
};

export const enamelRules: SectionRules<'enamel'> = {
  'enamel.colors': () => notDone(ENAMELLED),
  'enamel.location': () => notDone(ENAMELLED),
};

export const hallmarkRules: SectionRules<'hallmark'> = {
  'hallmark.scheme': { outside: STAMPED },
  'hallmark.huid': { outside: STAMPED },
};
