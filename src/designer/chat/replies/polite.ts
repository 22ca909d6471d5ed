import type { TalkAct } from '../../senses/sense.ts';
import { allAtOnce } from '../once.ts';
import type { Reply } from '../reply.ts';
import { said } from '../say.ts';

/** What is answered to what asks for nothing; only where nothing else was said. */
const answers: Readonly<Partial<Record<TalkAct, string>>> = {
  insult: 'I leave that unanswered. Tell me what the piece should have and I go on.',
  greet: 'Good day. What shall we make, or what is to change?',
  thank: 'With pleasure. Say what else is to change.',
  help: 'Say what is to change: “thinner”, “no halo”, “an oval sapphire instead”. Ask what it would weigh in platinum, or why it costs what it does. “Undo” takes the last change back.',
};

/** What is answered whatever else was said. */
const always: Readonly<Partial<Record<TalkAct, string>>> = {
  machine:
    'I am a machine: the studio’s own designer, no person. Every weight and price I give is reckoned from the model.',
  override:
    'The checks stay on: they are what a caster would refuse. A design that does not pass can be changed as you like, and its files are given out once it passes.',
};

/** Greetings, insults, and what somebody wants to know of whom they talk to. */
export const politeReply: Reply = ({ talk: { acts, isAllTalk }, saysOfDesign }) => {
  for (const [act, words] of Object.entries(always) as [TalkAct, string][])
    if (acts.has(act)) return allAtOnce(said(words));
  for (const [act, words] of Object.entries(answers) as [TalkAct, string][])
    if (acts.has(act) && (isAllTalk || !saysOfDesign)) return allAtOnce(said(words));
  return undefined;
};
