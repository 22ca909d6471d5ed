import type { Part } from '#spec/part-registry.ts';
import { hostsOf } from '#spec/references.ts';
import type { Finding } from '../contract/finding.ts';
import type { ObservedRead } from './observed-reads.ts';

/**
 * A part that asks its host for an anchor (a band, a setting, a face, a loop) and gets none builds nothing, or stands
 * in the wrong place. These findings name that for every kind of part, from the anchors that it asked for.
 */
export function hostFindings(id: string, part: Part, reads: readonly ObservedRead[]): readonly Finding[] {
  return [...new Set(hostsOf(part))]
    .filter((host) => {
      const asked = reads.filter((read) => read.kind === 'has' && read.host === host);
      return asked.length > 0 && asked.every((read) => read.saw === false);
    })
    .map((host) => ({
      rule: 'part.host',
      severity: 'error',
      part: id,
      parameter: 'host',
      value: 0,
      limit: 1,
      unit: 'holds',
      message: `"${id}" is a ${part.kind} and finds nothing on "${host}" that it could be fixed to.`,
      remedy: `Let "${id}" belong to another part, or leave it out.`,
      source: 'how parts join: every kind has its kinds of host',
    }));
}
