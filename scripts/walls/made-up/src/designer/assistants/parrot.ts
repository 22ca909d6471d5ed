import { fail } from '#shared/result.ts';
import type { AssistantOpener } from '../assistant.ts';

const problem = { code: 'parrot_refuses', message: 'The parrot repeats the brief.', remedy: 'Ask a designer.' };

/** An assistant that wants to be paid, and then says again what it was told. */
export const openParrot: AssistantOpener = ({ settings }) =>
  settings['PARROT_KEY']
    ? {
        understand: async () => fail(problem),
        async *converse({ words }) {
          yield { type: 'said', words };
        },
      }
    : undefined;
