import { bangleSize } from './bangle-size.ts';
import { measuredSize } from './measured-size.ts';
import { sizeInSystem, sizesThatExist } from './existing-sizes.ts';
import { sizeIn, sizeInWords, sizeProblem, type SizeResult } from './size-result.ts';
import { scales } from './scales.ts';
import { sizeWords } from './size-words.ts';

/**
 * Reads a ring or bangle size: "US 7", "UK K½", "IN 12", "bangle 2.10" (2 10/16 inch), "57.15mm bangle", "EU 54".
 * A number without a system is never guessed: the problem lists what it can mean. Letters are always UK sizes.
 * @param worn `wrist` when the piece is known to be a bangle, so that "2.6" needs no word
 * @param bangleWords what a bangle is called besides, in the words of the trade
 * @returns the size, or `size_system_unknown`, `size_ambiguous`, `size_out_of_range`, `size_unreadable`
 */
export function parseSize(
  text: string,
  worn: 'finger' | 'wrist' = 'finger',
  bangleWords: readonly string[] = [],
): SizeResult {
  const { systems, bangle, size } = sizeWords(text, worn, bangleWords);
  const [system, second] = systems;
  if (bangle) return bangleSize(size);
  const measured = measuredSize(size, 'finger');
  if (measured) return measured;
  if (second !== undefined) {
    return sizeProblem({
      code: 'size_ambiguous',
      message: `"${text}" names more than one size system.`,
      remedy: 'Give one size in one system, e.g. "US 7".',
    });
  }
  return system === undefined ? sizeAlone(text, size) : sizeInSystem(system, size);
}

/** A size without its system: letters are UK; a number is asked about unless only one system has it. */
function sizeAlone(said: string, text: string): SizeResult {
  const letter = scales.UK.read(text);
  if (letter !== null) return sizeIn('UK', letter);
  const candidates = [...sizesThatExist(text), ...(/[-./]/.test(text) ? sizesThatExist(text, 'wrist') : [])];
  const [only, another] = candidates;
  if (only === undefined) {
    return sizeProblem({
      code: 'size_unreadable',
      message: `"${said}" is not a ring or bangle size.`,
      remedy:
        'Write the system and the size, e.g. "US 7", "UK K½", "IN 12", "bangle 2.6", or an inner diameter such as "17.3 mm".',
    });
  }
  if (another === undefined) return { ok: true, value: only };
  return sizeProblem(
    {
      code: 'size_system_unknown',
      message: `Size ${text} exists in more than one system: ${candidates.map(sizeInWords).join(', ')}.`,
      remedy: 'Ask which system was meant, or give the inner diameter in mm.',
    },
    candidates,
  );
}
