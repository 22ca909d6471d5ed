import { designMeant } from '../../chat/design-meant.ts';
import type { ChatRequest, OpenDesign } from '../../chat/contract.ts';
import { knownFigures } from '../../chat/figures.ts';
import { readTalk } from '../../chat/read-talk.ts';
import { nameOfDesign, nameOfState } from './hosted-turn.ts';

/** A spec that is longer holds free outlines, which no model patches; without them it would take all the room. */
const LONGEST_SPEC = 9000;

/** What lies open, as a model is told it. Of the shop's rates and charges it is told nothing. */
export function situationOf(chat: ChatRequest): string {
  const { open, isForClient, profile } = chat;
  const meant = designMeant(chat, readTalk(chat.words));
  return [
    open.length === 0 ? 'Nothing lies open yet.' : 'These designs lie open:',
    ...open.map((design, index) => told(design, index, design === meant)),
    `Prices are in ${profile.currency}.`,
    ...(isForClient ? ['The client looks on: say nothing of rates, charges or what a price is made of.'] : []),
  ].join('\n');
}

function told(design: OpenDesign, index: number, isMeant: boolean): string {
  const { spec, brief, states, redo } = design;
  const figures = knownFigures(design);
  const [now, later] = [nameOfState(states.length - 1), nameOfState(states.length)];
  const text = JSON.stringify(spec);
  return [
    `${nameOfDesign(index)} “${spec.title}”, a ${spec.kind}${isMeant ? ', which the client speaks of' : ''}.`,
    `  Its brief: ${brief.slice(0, 2000)}`,
    ...(figures === undefined
      ? []
      : [
          `  ${figures.netMetalGrams.toFixed(2)} g of metal, ${figures.price.amount.toFixed(0)} ${figures.price.currency}.`,
        ]),
    `  Its states: s1 as it was proposed${states.length > 1 ? ` to ${now}` : ''}; shown is ${now}${redo === undefined ? '' : `; ${later} was taken back`}.`,
    text.length > LONGEST_SPEC
      ? `  Its spec is too long to be told: use edit. Parts: ${Object.keys(spec.parts).join(', ')}.`
      : `  Its spec: ${text}`,
  ].join('\n');
}
