import { rodThickMm, type StrandForm } from '#layout/strand/strand-form.ts';
import { holeMm } from '#layout/strand/strand-volume.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { type MakingRule, makingRules } from '#spec/tables/making-rules.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { Surroundings } from '../../../contract/part-output.ts';
import { byRule, setField, stepUp, toHundredths } from '../../by-rule.ts';

type Strand = PartOf<'bead-strand'>;

/** Beads that cannot be drilled or worn, wire that breaks, lines that don't pass through what hangs on them. */
export function strandFindings(
  strand: Strand,
  form: StrandForm,
  stoneMm: number,
  surroundings: Surroundings,
): readonly Finding[] {
  return [
    ...beadFindings(strand, stoneMm, surroundings),
    ...wireFinding(strand, surroundings),
    ...metalBeadFinding(strand, surroundings),
    ...lengthFindings(strand, form, surroundings),
    ...loopFinding(strand, surroundings),
  ];
}

function beadFindings({ holds }: Strand, stoneMm: number, { id }: Surroundings): readonly Finding[] {
  const { beadMinMm, beadMaxMm } = makingRules.strand;
  const size = toHundredths(stoneMm);
  const says = (rule: MakingRule, message: string, remedy: string): Finding =>
    byRule(rule, {
      rule: 'strand.bead',
      severity: 'error',
      part: id,
      parameter: 'holds',
      value: stoneMm,
      unit: 'mm',
      message,
      remedy,
      patch: [{ op: 'replace', path: `/stones/${holds}/lengthMm`, value: rule.limit }],
    });
  if (stoneMm > beadMaxMm.limit) {
    const message = `Beads of ${size} mm are too large for this strand: it hangs stiff, and its wire breaks.`;
    return [says(beadMaxMm, message, `String beads of ${beadMaxMm.limit} mm at most.`)];
  }
  if (stoneMm >= beadMinMm.limit) return [];
  const message = `Beads of ${size} mm break where they are drilled.`;
  return [says(beadMinMm, message, `String beads of at least ${beadMinMm.limit} mm.`)];
}

function wireFinding({ wireMm }: Strand, { id }: Surroundings): readonly Finding[] {
  const { wireMinMm, wireMm: usual } = makingRules.strand;
  if (wireMm >= wireMinMm.limit) return [];
  return [
    byRule(wireMinMm, {
      rule: 'strand.wire',
      severity: 'error',
      part: id,
      parameter: 'wireMm',
      value: wireMm,
      unit: 'mm',
      message: `Beads on a wire of ${toHundredths(wireMm)} mm wear it through.`,
      remedy: `String them on wire of ${usual.limit} mm.`,
      patch: setField(id, 'wireMm', usual.limit),
    }),
  ];
}

function metalBeadFinding(strand: Strand, { id }: Surroundings): readonly Finding[] {
  const { metalWallMinMm } = makingRules.strand;
  const wallMm = (strand.metalBeadMm - holeMm(strand)) / 2;
  if (strand.metalBeads === 0 || wallMm >= metalWallMinMm.limit - 1e-6) return [];
  const value = stepUp(holeMm(strand) + 2 * metalWallMinMm.limit);
  return [
    byRule(metalWallMinMm, {
      rule: 'strand.metal-bead',
      severity: 'error',
      part: id,
      parameter: 'metalBeadMm',
      value: wallMm,
      unit: 'mm',
      message: `Metal beads of ${toHundredths(strand.metalBeadMm)} mm have too little wall beside their hole.`,
      remedy: `Make them at least ${value} mm.`,
      patch: setField(id, 'metalBeadMm', value),
    }),
  ];
}

function lengthFindings(strand: Strand, { lines }: StrandForm, { id, piece }: Surroundings): readonly Finding[] {
  const { lengthMm } = strand;
  if (lines.some(({ stones }) => stones.length === 0)) {
    return [
      {
        rule: 'strand.room',
        severity: 'error',
        part: id,
        parameter: 'backMm',
        value: strand.backMm,
        limit: toHundredths(Math.max(20, lengthMm / 4)),
        unit: 'mm',
        message: `Between ${toHundredths(strand.backMm)} mm of chain and ${toHundredths(strand.frontMm)} mm of rod there is no room for a run of beads.`,
        remedy: 'Take less chain at the back, or a longer line.',
        patch: setField(id, 'backMm', Math.max(20, Math.round(lengthMm / 4))),
        source: 'geometry of the line',
      },
    ];
  }
  if (pieceKinds[piece].wornOn !== 'neck') return [];
  const { neckMinMm, neckMaxMm } = makingRules.strand;
  const rule = lengthMm < neckMinMm.limit - 1 ? neckMinMm : lengthMm > neckMaxMm.limit + 1 ? neckMaxMm : undefined;
  if (!rule) return [];
  const isShort = rule === neckMinMm;
  return [
    byRule(rule, {
      rule: 'strand.length',
      severity: 'warning',
      part: id,
      parameter: 'lengthMm',
      value: lengthMm,
      unit: 'mm',
      message: `A strand of ${toHundredths(lengthMm)} mm ${isShort ? 'does not go around a neck' : 'hangs below the waist'}.`,
      remedy: `Make it ${isShort ? 'at least' : 'at most'} ${rule.limit} mm.`,
      patch: setField(id, 'lengthMm', rule.limit),
    }),
  ];
}

/** The rod has to fit into the loop that hangs on it. */
function loopFinding(strand: Strand, { id, anchor }: Surroundings): readonly Finding[] {
  const loop = strand.through === undefined ? undefined : anchor(strand.through, 'loop');
  const needed = rodThickMm(strand) + 0.1;
  if (!loop || needed <= loop.innerMm) return [];
  return [
    {
      rule: 'strand.loop',
      severity: 'error',
      part: id,
      parameter: 'wireMm',
      value: toHundredths(rodThickMm(strand)),
      limit: toHundredths(loop.innerMm),
      unit: 'mm',
      message: `The rod is ${toHundredths(rodThickMm(strand))} mm thick, the loop that hangs on it is ${toHundredths(loop.innerMm)} mm inside.`,
      remedy: 'Take finer wire, or a taller bail.',
      source: 'geometry of what hangs on a rod',
    },
  ];
}
