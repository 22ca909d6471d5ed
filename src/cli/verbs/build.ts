import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { NodeStudio } from '#node/node-studio.ts';
import { brand } from '#shared/brand.ts';
import { parseSpecText } from '#spec/parse-spec.ts';
import { FILE_USAGE, fileOptionHelp, fileOptions } from '../file-options.ts';
import { openOutFolder } from '../out-folder.ts';
import { answerNotCastable } from '../answer-not-castable.ts';
import { refuse, type Verb } from '../verb.ts';
import { wasCastable, writeDesign } from '../write-design.ts';

/** Files, picture and sheet of one existing design. */
export function buildVerb(openStudio: () => Promise<NodeStudio>): Verb {
  return {
    usage: `${brand.command} build SPEC.json ${FILE_USAGE}`,
    summary: 'Builds a saved design into picture, sheet and files.',
    options: fileOptionHelp,
    maxWords: 1,
    async run(line) {
      const file = line.words[0];
      if (file === undefined) return refuse('missing_spec', 'No design file was given.', `Usage: ${this.usage}`);
      const files = fileOptions(line);
      if (!files.ok) return files;
      let text: string;
      try {
        text = await readFile(file, 'utf8');
      } catch {
        return refuse('cannot_read', `The file "${file}" cannot be read.`, 'Check the path.');
      }
      const spec = parseSpecText(text);
      if (!spec.ok) return spec;
      const out = await openOutFolder(line.options['out']);
      if (!out.ok) return out;
      const studio = await openStudio();
      try {
        const id = basename(file, extname(file)).replace(/[^\w-]+/g, '-') || 'design';
        const written = await writeDesign(studio, spec.value, {
          ...files.value,
          out: out.value,
          id: `${id}-built`,
        });
        if (!written.ok) return written;
        return wasCastable(written.value) ? { ok: true, document: written.value } : answerNotCastable([written.value]);
      } finally {
        await studio.close();
      }
    },
  };
}
