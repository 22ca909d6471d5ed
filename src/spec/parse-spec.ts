import type { z } from 'zod';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { wordsOfId } from '#shared/words.ts';
import { type DesignSpec, designSpecSchema, MOST_PARTS, MOST_STONES } from './design-spec.ts';
import { pieceKinds } from './pieces/registry.ts';
import { buildOrder } from './references.ts';
import { scales } from './sizes/scales.ts';
import { upgradeToCurrent } from './upgrade.ts';

/** A parametric piece is under 2 kB, with free outlines 32 kB. Nothing of ten times that is a design. */
const MAX_SPEC_CHARACTERS = 320_000;

/** Reads a design from text: JSON, any known version, every field in range, every reference resolved. */
export function parseSpecText(text: string): Result<DesignSpec> {
  if (text.length > MAX_SPEC_CHARACTERS) {
    return fail({
      code: 'spec_too_large',
      message: `This file has ${text.length} characters; a design has at most ${MAX_SPEC_CHARACTERS}.`,
      remedy: 'Check that it is a design file.',
    });
  }
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return fail({
      code: 'spec_not_json',
      message: 'This file is not a design: it cannot be read as JSON.',
      remedy: 'Choose a .json file that the studio saved.',
    });
  }
  return parseSpec(document);
}

/** Checks a design that is already an object (from a file, the network or an applied patch). */
export function parseSpec(document: unknown): Result<DesignSpec> {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    return fail({
      code: 'invalid_spec',
      message: 'A design is a JSON object.',
      remedy: 'Choose a .json file that the studio saved.',
    });
  }
  const current = upgradeToCurrent(document as Readonly<Record<string, unknown>>);
  if (!current.ok) return current;
  const crowded = tooMany(current.value, 'parts', MOST_PARTS) ?? tooMany(current.value, 'stones', MOST_STONES);
  if (crowded !== undefined) return fail(crowded);
  const parsed = designSpecSchema.safeParse(current.value);
  if (!parsed.success) return fail(problemOf(parsed.error));
  if (parsed.data.size === undefined && pieceKinds[parsed.data.kind].usualSize !== undefined) {
    return fail(missingSize(parsed.data.kind));
  }
  if (isOtherChart(parsed.data)) return fail(otherChart(parsed.data.kind));
  const order = buildOrder(parsed.data);
  return order.ok ? ok(parsed.data) : order;
}

/** Before the schema, which would say of each of thousands what is wrong with it. */
function tooMany(
  document: Readonly<Record<string, unknown>>,
  group: 'parts' | 'stones',
  most: number,
): Problem | undefined {
  const members = document[group];
  if (typeof members !== 'object' || members === null || Object.keys(members).length <= most) return undefined;
  return {
    code: 'invalid_spec',
    message: `A design has at most ${most} ${group}.`,
    remedy: 'Leave some out, or make two designs of it.',
    path: group,
  };
}

function missingSize(kind: string): Problem {
  return {
    code: 'missing_size',
    message: `A ${kind} cannot be made without its size.`,
    remedy: 'Give the size with its system, e.g. US 6.5 or bangle 2-6.',
    path: 'size',
  };
}

/** A bangle's size on a ring, or the other way round. */
function isOtherChart({ kind, size }: DesignSpec): boolean {
  const { sizedBy } = pieceKinds[kind];
  return sizedBy !== undefined && size !== undefined && size.system !== 'mm' && scales[size.system].worn !== sizedBy;
}

function otherChart(kind: string): Problem {
  return {
    code: 'invalid_spec',
    message: `The size of this ${kind} is one of another piece.`,
    remedy: 'Give a size of its own kind, e.g. US 6.5 for a ring and 2-6 for a bangle, or the inner diameter in mm.',
    path: 'size.system',
  };
}

function problemOf(error: z.ZodError): Problem {
  const [issue] = error.issues;
  const path = issue?.path ?? [];
  return {
    code: 'invalid_spec',
    message: issue === undefined ? 'The design is not valid.' : messageOf(issue),
    remedy: remedyOf(issue) ?? 'Correct this value, or undo the last edit.',
    path: path.join('.'),
  };
}

/** What the schema's own refinements say is a whole sentence, with a remedy beside it. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (remedyOf(issue) !== undefined) return issue.message;
  return `${placeInWords(issue.path)} ${whatIsWrong(issue)}.`;
}

function remedyOf(issue: z.core.$ZodIssue | undefined): string | undefined {
  const remedy: unknown = issue?.code === 'custom' ? issue.params?.['remedy'] : undefined;
  return typeof remedy === 'string' ? remedy : undefined;
}

/** `parts.sideHalo.gapMm` → "The gap of the side halo". */
function placeInWords(path: readonly PropertyKey[]): string {
  const [group, id, ...rest] = path.map(String);
  if (group === undefined) return 'The design';
  const isOfSeveral = (group === 'parts' || group === 'stones') && id !== undefined;
  const owner = isOfSeveral ? ` of the ${wordsOfId(id)}${group === 'stones' ? ' stone' : ''}` : '';
  const field = (isOfSeveral ? rest : path.map(String)).join(' ').replace(/(?:Mm|Deg|Pct)\b/g, '');
  return field === '' ? `The ${owner.replace(' of the ', '')}` : `The ${wordsOfId(field)}${owner}`;
}

function whatIsWrong(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small') return `must be at least ${String(issue.minimum)}`;
  if (issue.code === 'too_big') return `must be at most ${String(issue.maximum)}`;
  return 'does not fit the design';
}
