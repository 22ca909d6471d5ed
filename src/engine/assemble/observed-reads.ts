import type { Anchor, BandSection } from '../contract/anchor.ts';
import type { BuiltPart } from './build-parts.ts';

/**
 * Something that a part looked at while it was built, and what it saw. A part is built anew only when one of its
 * reads would now give something else: a head reads the shank under its foot, so tapering the palm leaves it alone.
 */
export interface Read {
  readonly host: string;
  readonly what: string;
  readonly saw: string;
}

/** The parts that are already built, by id. */
export type Hosts = ReadonlyMap<string, BuiltPart>;

/** Writes down each read once. */
export class ReadLog {
  readonly #reads = new Map<string, Read>();

  get reads(): readonly Read[] {
    return [...this.#reads.values()];
  }

  note(host: string, what: string, saw: string): void {
    this.#reads.set(`${host} ${what}`, { host, what, saw });
  }

  /** The anchor of a host as a part may see it: a band tells which of its sections were looked at. */
  watched(host: string, anchor: Anchor, serial: number): Anchor {
    if (anchor.kind !== 'band') {
      this.note(host, 'output', String(serial));
      return anchor;
    }
    this.note(host, 'radius', String(anchor.innerRadiusMm));
    return { ...anchor, sectionAt: (angleDeg) => this.#watchedSection(host, angleDeg, anchor.sectionAt(angleDeg)) };
  }

  #watchedSection(host: string, angleDeg: number, section: BandSection): BandSection {
    this.note(host, `section ${angleDeg}`, sectionText(section));
    return {
      ...section,
      heightAt: (acrossMm) => {
        const height = section.heightAt(acrossMm);
        this.note(host, `height ${angleDeg} ${acrossMm}`, String(height));
        return height;
      },
    };
  }
}

/** Whether everything that was read would be seen again. */
export function sameReads(reads: readonly Read[], hosts: Hosts): boolean {
  return reads.every((read) => seeAgain(read, hosts) === read.saw);
}

function seeAgain({ host, what }: Read, hosts: Hosts): string | undefined {
  const built = hosts.get(host);
  if (!built) return undefined;
  const [kind, angle, across] = what.split(' ');
  if (kind === 'output') return String(built.serial);
  if (kind === 'part') return JSON.stringify(built.part);
  if (kind === 'has') return String(built.output.anchors.some((anchor) => anchor.kind === angle));
  const band = built.output.anchors.find((anchor) => anchor.kind === 'band');
  if (!band) return undefined;
  if (kind === 'radius') return String(band.innerRadiusMm);
  const section = band.sectionAt(Number(angle));
  return kind === 'section' ? sectionText(section) : String(section.heightAt(Number(across)));
}

function sectionText({ frame, widthMm, thicknessMm }: BandSection): string {
  return `${frame.join(' ')} ${widthMm} ${thicknessMm}`;
}
