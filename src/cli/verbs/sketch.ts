import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { decodePicture } from '#node/decode-picture/decode-picture.ts';
import type { NodeStudio } from '#node/node-studio.ts';
import { brand } from '#shared/brand.ts';
import { readSketchPicture, sketchDesign } from '#workbench/sketch/sketch-of-picture.ts';
import { optionalNumber } from '../command-line.ts';
import { fileOptionHelp, fileOptions } from '../file-options.ts';
import { answerNotCastable } from '../answer-not-castable.ts';
import { openOutFolder } from '../out-folder.ts';
import { sketchDocument } from '../sketch-document.ts';
import { refuse, type Verb } from '../verb.ts';
import { wasCastable, writeDesign } from '../write-design.ts';
import { sketchRanges } from '#spec/sketch.ts';

/** Reads a picture of a sketch; with a folder to write to, also makes the piece. */
export function sketchVerb(openStudio: () => Promise<NodeStudio>): Verb {
  return {
    usage: `${brand.command} sketch IMAGE [--height-mm 22] [--words "in 18k rose gold"] [--out DIR]`,
    summary: 'Reads the outline and the stones of a sketch, and makes it in metal.',
    options: {
      'height-mm': `how high the piece is: ${sketchRanges.heightMm.min} to ${sketchRanges.heightMm.max}; the usual height when left out`,
      words: 'metal, gem and finish, as a client says them',
      ...fileOptionHelp,
    },
    maxWords: 1,
    async run(line) {
      const file = line.words[0];
      if (file === undefined) return refuse('missing_picture', 'No picture was given.', `Usage: ${this.usage}`);
      const files = fileOptions(line);
      if (!files.ok) return files;
      const height = optionalNumber(line, 'height-mm', sketchRanges.heightMm);
      if (!height.ok) return height;
      let bytes: Uint8Array;
      try {
        bytes = await readFile(file);
      } catch {
        return refuse('cannot_read', `The file "${file}" cannot be read.`, 'Check the path.');
      }
      const picture = await decodePicture(bytes);
      if (!picture.ok) return picture;
      const reading = readSketchPicture(picture.value);
      if (!reading.ok) return reading;
      const read = sketchDocument(reading.value);
      if (line.options['out'] === undefined) return { ok: true, document: read };

      const out = await openOutFolder(line.options['out']);
      if (!out.ok) return out;
      const studio = await openStudio();
      try {
        const words = line.options['words'] ?? '';
        const designed = await sketchDesign(studio, reading.value, { words, heightMm: height.value });
        if (!designed.ok) return designed;
        const id = basename(file, extname(file)).replace(/[^\w-]+/g, '-') || 'sketch';
        const { spec, brief, notes } = designed.value;
        const written = await writeDesign(studio, spec, { ...files.value, out: out.value, id: `${id}-drawn` });
        if (!written.ok) return written;
        if (!wasCastable(written.value)) return answerNotCastable([written.value]);
        return { ok: true, document: { ...read, brief, notes, design: written.value } };
      } finally {
        await studio.close();
      }
    },
  };
}
