import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { inPlural } from '#shared/words.ts';
import { outlineBox } from '#layout/outline/outlines.ts';
import type { PieceKind } from '#spec/design-spec.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { type Sketch, type SketchedStone, sketchKinds, sketchWorn, type SketchWorn } from '#spec/sketch.ts';
import { sayStones } from '../../phrasing/say-stone.ts';
import { inSeries } from '../../phrasing/numbers.ts';
import { type ProposedDesign, type ProposeOptions, type Role, roles, type StyleFamily } from '../../proposal.ts';
import { estimate } from '../../propose/estimate.ts';
import { namesFor } from '../../propose/names.ts';
import { readPiece } from '../../propose/read-piece.ts';
import { specOf } from '../../propose/spec-of.ts';
import { withinFields } from '../../propose/within-fields.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { LengthWish } from '../../wish/wished-lengths.ts';
import { composeSketch, type SketchLook } from './sketched-parts.ts';

interface RoleLook extends SketchLook {
  readonly family: StyleFamily;
  /** What is different from the drawing as it is, sayable aloud. */
  readonly says: string;
}

/** The outline was drawn, so it is the same in all four: they differ in their metal. */
const looks: Readonly<Record<Role, RoleLook>> = {
  classic: { family: 'classic', finish: 'polished', thicker: 1, grained: false, says: 'As drawn' },
  generous: {
    family: 'vintage',
    finish: 'polished',
    thicker: 1.3,
    grained: true,
    says: 'As drawn, heavier, with beaded edges',
  },
  quiet: { family: 'modern', finish: 'brushed', thicker: 0.85, grained: false, says: 'As drawn, lighter and brushed' },
  character: {
    family: 'nature',
    finish: 'hammered',
    thicker: 1.1,
    grained: false,
    says: 'As drawn, with a hammered face',
  },
};

/** How large one motif is wherever it is worn, over a pendant (taste: a motif in a set). */
const sizes: Readonly<Record<SketchWorn, number>> = { neck: 1, lobe: 0.62, hook: 0.62 };

/** The four proposals of a sketch: its outline and stones in the metal and gems that were said. */
export function sketchedDesigns(
  sketch: Sketch,
  request: DesignRequest,
  options: ProposeOptions,
): Result<readonly ProposedDesign[]> {
  const read = readPiece(request, options);
  if (!read.ok) return read;
  const { asked, archetype } = read.value;
  const { kind } = archetype.body;
  const worn = sketchKinds[sketch.worn] === kind ? sketch.worn : sketchWorn.find((one) => sketchKinds[one] === kind);
  if (worn === undefined) return fail(otherPiece(kind));
  const drawn = measured(sketch, worn, asked.lengths);
  const playing = roles.slice(0, Math.min(roles.length, Math.max(1, options.count)));
  const names = namesFor(
    playing.map((role) => ({ family: looks[role].family, look: JSON.stringify(sketch.outline) })),
    request.recipient?.gender === 'male',
  );
  const designs: ProposedDesign[] = [];
  for (const [index, role] of playing.entries()) {
    const look = looks[role];
    const design = withinFields(composeSketch(asked, drawn, look));
    const leading = options.leading?.designs[role]?.spec.title;
    const title = leading === undefined ? (names[index] ?? '') : `${leading} ${pieceKinds[kind].called}`;
    const spec = specOf(design, title, options.seed);
    if (!spec.ok) return spec;
    const correction = options.costCorrection[role] ?? 1;
    designs.push({
      role,
      family: look.family,
      reason: [`${look.says}: ${sayDesign(drawn, design)}`, ...asked.remarks].join('; '),
      traits: {
        silhouette: 'as drawn',
        setting: drawn.setting,
        rhythm: `${drawn.stones.length}`,
        profile: `${look.thicker}`,
        surface: `${look.finish}${look.grained ? ' grained' : ''}`,
      },
      spec: spec.value,
      estimatedAmount: estimate(design, options.profile).amount * correction,
    });
  }
  return ok(designs);
}

/** The sketch as the piece that is asked for, in the measures that were said. */
function measured(sketch: Sketch, worn: SketchWorn, lengths: LengthWish): Sketch {
  const { minimum, maximum } = outlineBox(sketch.outline);
  const [widthMm, heightMm] = [maximum[0] - minimum[0], maximum[1] - minimum[1]];
  const said = lengths.heightMm ?? lengths.diameterMm;
  const unsaid = lengths.widthMm === undefined ? sizes[worn] / sizes[sketch.worn] : lengths.widthMm / widthMm;
  return { ...scaled(sketch, said === undefined ? unsaid : said / heightMm), worn };
}

function scaled(sketch: Sketch, factor: number): Sketch {
  if (Math.abs(factor - 1) < 0.004) return sketch;
  const line = (points: Sketch['outline']): Sketch['outline'] =>
    points.map(([x, y]): [number, number] => [x * factor, y * factor]);
  const stone = ({ xMm, yMm, lengthMm, widthMm, ...rest }: SketchedStone): SketchedStone => ({
    ...rest,
    xMm: xMm * factor,
    yMm: yMm * factor,
    lengthMm: Math.round(lengthMm * factor * 20) / 20,
    widthMm: Math.round(widthMm * factor * 20) / 20,
  });
  return {
    ...sketch,
    outline: line(sketch.outline),
    openings: sketch.openings.map(line),
    stones: sketch.stones.map(stone),
  };
}

/** "22 × 18 mm and 1.6 mm thick, with a round ruby and six round diamonds". */
function sayDesign({ outline }: Sketch, { parts, stones }: ComposedDesign): string {
  const { minimum, maximum } = outlineBox(outline);
  const [width, height] = [maximum[0] - minimum[0], maximum[1] - minimum[1]].map((mm) => Number(mm.toFixed(1)));
  const held = Object.values(parts).flatMap((part) => ('holds' in part ? [part.holds] : []));
  const said = Object.entries(stones).map(([id, stone]) => sayStones(held.filter((one) => one === id).length, stone));
  return `${height} × ${width} mm${said.length === 0 ? '' : `, with ${inSeries(said)}`}`;
}

function otherPiece(kind: PieceKind): Problem {
  const { called } = pieceKinds[kind];
  const several = (one: PieceKind): string =>
    pieceKinds[one].pair ? pieceKinds[one].called : inPlural(pieceKinds[one].called);
  const built = [...new Set(sketchWorn.map((one) => several(sketchKinds[one])))].join(' and ');
  return {
    code: 'sketch_not_built_yet',
    message: `A drawn outline cannot be built as a ${called} yet: only as ${built}.`,
    remedy: `Ask for a pendant or earrings, or design the ${called} from words alone.`,
  };
}
