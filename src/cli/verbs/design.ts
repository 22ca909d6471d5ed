import type { NodeStudio } from '#node/node-studio.ts';
import { weightAndPriceRemarks } from '#spec/kept/remarks.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { timesMade } from '#spec/request/order/pieces-together.ts';
import { withChange } from '#spec/request/changed-brief.ts';
import { brand } from '#shared/brand.ts';
import { designBrief } from '#workbench/tray/design-brief.ts';
import { trayFraming } from '#workbench/tray/tray-framing.ts';
import { numberOption } from '../command-line.ts';
import { FILE_USAGE, fileOptionHelp, fileOptions } from '../file-options.ts';
import { answerNotCastable } from '../answer-not-castable.ts';
import { openOutFolder } from '../out-folder.ts';
import type { Verb } from '../verb.ts';
import { type DesignDocument, wasCastable, writeDesign } from '../write-design.ts';

/**
 * A brief in, castable designs out.
 *
 * @param openStudio opens the studio, once the command line is known to be valid
 * @param tell prints a line of progress as each design is begun
 */
export function designVerb(openStudio: () => Promise<NodeStudio>, tell: (line: string) => void): Verb {
  return {
    usage: `${brand.command} design --brief TEXT [--change TEXT] [--count 4] [--seed 1] ${FILE_USAGE}`,
    summary: 'Turns a brief into designs with pictures, sheets and files.',
    options: {
      brief: 'what the client asked for',
      change: 'what is to be different from the designs of that brief; all else stays',
      count: 'how many designs, 1 to 4',
      seed: 'another seed proposes differently',
      ...fileOptionHelp,
    },
    maxWords: 0,
    async run(line) {
      const files = fileOptions(line);
      if (!files.ok) return files;
      const count = numberOption(line, 'count', 4, { min: 1, max: 4, whole: true });
      if (!count.ok) return count;
      const seed = numberOption(line, 'seed', 1, { min: 0, max: 2_147_483_647, whole: true });
      if (!seed.ok) return seed;
      const out = await openOutFolder(line.options['out']);
      if (!out.ok) return out;
      const studio = await openStudio();
      try {
        const designed = await designBrief(studio, {
          brief: briefOf(line.options),
          count: count.value,
          seed: seed.value,
          profile: studio.profile,
        });
        if (!designed.ok) return designed;
        const { request, profile, proposals } = designed.value;
        const models = proposals.map((one) => one.tested.model);
        const framing = trayFraming(models, files.value.picturePx, seed.value);
        const designs: (DesignDocument & {
          /** The line of the order that it is for, and how often it is made. */
          readonly item: number;
          readonly made: number;
          readonly role: string;
          readonly reason: string;
          /** What the client has to be told of it. */
          readonly notes: readonly string[];
        })[] = [];
        for (const [index, proposal] of proposals.entries()) {
          const { design, item } = proposal.tested;
          const id = `design-${index + 1}`;
          tell(`${id}: ${design.spec.title}`);
          const written = await writeDesign(studio, design.spec, {
            ...files.value,
            out: out.value,
            id,
            framing,
            profile,
          });
          if (!written.ok) return written;
          const { role, reason, spec } = design;
          const made = timesMade(request.items?.[item], pieceKinds[spec.kind].pair);
          const notes = weightAndPriceRemarks(proposal.facts);
          designs.push({ ...written.value, item, made, role, reason, notes });
        }
        if (!designs.some(wasCastable)) return answerNotCastable(designs);
        return { ok: true, document: { request, designs } };
      } finally {
        await studio.close();
      }
    },
  };
}

function briefOf({ brief = '', change }: Readonly<Record<string, string>>): string {
  return change === undefined || brief === '' ? brief : withChange(brief, change);
}
