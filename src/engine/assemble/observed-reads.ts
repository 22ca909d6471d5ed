import type { Anchor, BandSection } from '../contract/anchor.ts';
import type { BuiltPart } from './built-part.ts';

/**
 * Something of a host that a part read while it was built, and the value. A part is rebuilt only when one of its reads
 * would now differ: a head reads the shank under its foot, so tapering the palm does not rebuild the head.
 */
export type ObservedRead = { readonly host: string } & (
  | { readonly kind: 'part'; readonly saw: string }
  | { readonly kind: 'has'; readonly anchor: Anchor['kind']; readonly saw: boolean }
  | { readonly kind: 'output'; readonly saw: number }
  | { readonly kind: 'radius'; readonly saw: number }
  | SectionRead
);

/** Heights of a band are kept as plain numbers, place and height in turn: a row of stones reads hundreds of them. */
interface SectionRead {
  readonly kind: 'section';
  readonly angleDeg: number;
  readonly saw: BandSection;
  readonly heights: number[];
}

/** The parts that are already built, by id. */
export type Hosts = ReadonlyMap<string, BuiltPart>;

/** Records what is read. */
export class ReadLog {
  readonly #reads: ObservedRead[] = [];
  readonly #sections = new Map<string, Map<number, SectionRead>>();

  get reads(): readonly ObservedRead[] {
    return this.#reads;
  }

  note(read: ObservedRead): void {
    this.#reads.push(read);
  }

  /** The anchor of a host as a part may see it: a band that records which of its sections are read. */
  watched(host: string, anchor: Anchor, serial: number): Anchor {
    if (anchor.kind !== 'band') {
      this.note({ host, kind: 'output', saw: serial });
      return anchor;
    }
    this.note({ host, kind: 'radius', saw: anchor.innerRadiusMm });
    return { ...anchor, sectionAt: (angleDeg) => this.#watchedSection(host, angleDeg, anchor.sectionAt(angleDeg)) };
  }

  #watchedSection(host: string, angleDeg: number, section: BandSection): BandSection {
    const { heights } = this.#sectionRead(host, angleDeg, section);
    return {
      ...section,
      heightAt: (acrossMm) => {
        const height = section.heightAt(acrossMm);
        heights.push(acrossMm, height);
        return height;
      },
    };
  }

  #sectionRead(host: string, angleDeg: number, section: BandSection): SectionRead {
    const ofHost = this.#sections.get(host) ?? new Map<number, SectionRead>();
    this.#sections.set(host, ofHost);
    const known = ofHost.get(angleDeg);
    if (known) return known;
    const read: ObservedRead & SectionRead = { host, kind: 'section', angleDeg, saw: section, heights: [] };
    ofHost.set(angleDeg, read);
    this.note(read);
    return read;
  }
}

/** Whether every read would give the same value again. */
export function sameReads(reads: readonly ObservedRead[], hosts: Hosts): boolean {
  return reads.every((read) => {
    const built = hosts.get(read.host);
    return built !== undefined && isSeenAgain(read, built);
  });
}

function isSeenAgain(read: ObservedRead, { part, output: { anchors }, serial }: BuiltPart): boolean {
  switch (read.kind) {
    case 'output':
      return serial === read.saw;
    case 'part':
      return JSON.stringify(part) === read.saw;
    case 'has':
      return anchors.some(({ kind }) => kind === read.anchor) === read.saw;
    case 'radius':
    case 'section': {
      const band = anchors.find((anchor) => anchor.kind === 'band');
      if (!band) return false;
      if (read.kind === 'radius') return isSame(band.innerRadiusMm, read.saw);
      return isSameSection(band.sectionAt(read.angleDeg), read);
    }
  }
}

function isSameSection(section: BandSection, { saw, heights }: SectionRead): boolean {
  if (!isSame(section.widthMm, saw.widthMm) || !isSame(section.thicknessMm, saw.thicknessMm)) return false;
  if (!section.frame.every((entry, i) => isSame(entry, saw.frame[i]))) return false;
  for (let i = 0; i < heights.length; i += 2) {
    if (!isSame(section.heightAt(heights[i] as number), heights[i + 1])) return false;
  }
  return true;
}

/** Unlike `===`, this treats `NaN` as equal to `NaN`. */
function isSame(one: number, other: number | undefined): boolean {
  return one === other || (Number.isNaN(one) && Number.isNaN(other));
}
