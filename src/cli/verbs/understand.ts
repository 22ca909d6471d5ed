import { readFile } from 'node:fs/promises';
import { openAssistant } from '#node/open-assistant.ts';
import { brand } from '#shared/brand.ts';
import { refuse, type Verb } from '../verb.ts';

/** Words in, a DesignRequest out. */
export const understandVerb: Verb = {
  usage: `${brand.command} understand --brief TEXT | --file FILE`,
  summary: 'Prints what a brief asks for, as a DesignRequest.',
  options: { brief: 'the brief itself', file: 'a text file that holds it' },
  maxWords: 0,
  async run(line) {
    const { brief, file } = line.options;
    if ((brief === undefined) === (file === undefined))
      return refuse('missing_brief', 'One of --brief and --file is needed.', `Usage: ${this.usage}`);
    let text = brief ?? '';
    if (file !== undefined) {
      try {
        text = await readFile(file, 'utf8');
      } catch {
        return refuse('cannot_read', `The file "${file}" cannot be read.`, 'Check the path.');
      }
    }
    const understood = await openAssistant().understand(text);
    return understood.ok ? { ok: true, document: understood.value } : understood;
  },
};
