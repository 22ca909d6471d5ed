import { spoken } from '#shared/words.ts';
import { stoneRole } from '#spec/meanings/stone-roles.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { type EditStep, type NotDone, unchanged } from '../edit-step.ts';

type Section = keyof DesignRequest;

/** What is noted for the bench or the counter and is seen on no model. */
const noted: Readonly<Partial<Record<Section, string>>> = {
  engraving: 'Engraving is done by hand on the finished piece: the model does not show it.',
  enamel: 'Enamel is laid on by hand after casting: the model does not show it.',
  hallmark: 'The hallmark is struck on the finished piece: the model does not show it.',
  deadline: 'When it can be ready is for the workshop to say.',
  views: 'Turn the piece by hand to see it from there.',
  quote: 'The price stands beside the piece.',
};

/** What is the whole design's, so that the piece has to be drawn anew for it. */
const ofWholeDesign: readonly Section[] = [
  'recipient',
  'occasion',
  'outfit',
  'astrology',
  'wear',
  'style_reference',
  'beads',
  'total_carat',
];

/** Words of style that other steps draw, or that say nothing by themselves. */
const drawnStyles: ReadonlySet<string> = new Set([
  'slim',
  'chunky',
  'thick',
  'large',
  'bold',
  'heavy',
  'small',
  'dainty',
  'delicate',
]);

/** What was said and no step can do: each with its reason, so that nobody thinks that it was done. */
export const tellNotDrawn: EditStep = ({ spec, said, next, lines }) => {
  const notes = Object.entries(noted).flatMap(([section, says]): readonly NotDone[] =>
    said[section as Section] === undefined ? [] : [{ says, instead: [] }],
  );
  const style = (said.style ?? []).filter((word) => !drawnStyles.has(word));
  const redrawn = ofWholeDesign.some((section) => said[section] !== undefined) || style.length > 0;
  const whole: readonly NotDone[] = redrawn
    ? [{ says: 'That is a matter of the whole design, so it would be drawn anew.', instead: [], redraws: true }]
    : [];
  const isOfNoStone = lines.length === 0 && (next.stones ?? []).some(({ role }) => stoneRole(role).isUsual);
  const stoneless: readonly NotDone[] = isOfNoStone
    ? [{ says: 'It has no stone; with one it would be drawn anew.', instead: [], redraws: true }]
    : [];
  const left = Object.entries(said.changes ?? {}).flatMap(([subject, fields]): readonly NotDone[] =>
    subject === 'budget' || subject === 'stones'
      ? []
      : Object.entries(fields).map(([field]) => ({
          says:
            subject === 'size'
              ? 'Say the size itself, such as “UK N” or “US 7”.'
              : `It has no ${spoken(field).toLowerCase()} that can be changed by words; its page has every measure under Adjust.`,
          instead: [],
        })),
  );
  return { ...unchanged(spec), notDone: [...notes, ...whole, ...stoneless, ...left] };
};
