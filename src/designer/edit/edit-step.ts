import type { DesignSpec } from '#spec/design-spec.ts';
import type { SeenStones } from '#spec/kept/stones/answer-stones.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { Role } from '../proposal.ts';

/** What is known of an open piece beside its spec. */
export interface EditedPiece {
  readonly spec: DesignSpec;
  /** What it was designed from. */
  readonly request: DesignRequest;
  /** Which of the four answers it was, and with which seed they were drawn. */
  readonly role: Role;
  readonly seed: number;
  readonly profile: WorkshopProfile;
  /** Its metal as it was weighed, and its price; left out until it is known. */
  readonly netMetalGrams?: number;
  readonly price?: { readonly amount: number; readonly currency: string };
}

/** Where a step of an edit stands. */
export interface EditAt {
  readonly piece: EditedPiece;
  /** The piece as the steps before have left it. */
  readonly spec: DesignSpec;
  /** What the change says, as it was read. */
  readonly change: DesignRequest;
  /** The same, its comparisons as the facts that they come to. */
  readonly said: DesignRequest;
  /** The piece in the words of a request, and the same as it is to be. */
  readonly described: DesignRequest;
  readonly next: DesignRequest;
  /** The stones of the piece, in the order of those of `described`. */
  readonly lines: readonly SeenStones[];
  /** All metal that it is sold with, as it was weighed or else as it is estimated. */
  readonly netMetalGrams: number;
  /** Which numbers were said as they are ("band 2 mm"), not as more or less of what is there. */
  readonly isExact: (field: string) => boolean;
}

/** Words that a client may press instead of typing them. */
export interface InsteadWords {
  readonly label: string;
  readonly words: string;
}

/** Something that was asked for and is not done to the piece, and what can be done instead. */
export interface NotDone {
  /** One whole sentence. */
  readonly says: string;
  readonly instead: readonly InsteadWords[];
  /** Only another drawing could have it: four designs from the words are offered. */
  readonly redraws?: true;
}

/** What a step makes of the piece. */
export interface EditStepAnswer {
  readonly spec: DesignSpec;
  /** What is different now, as it stands in the middle of a sentence: "18k rose gold instead of 18k yellow gold". */
  readonly says: readonly string[];
  readonly notDone: readonly NotDone[];
}

/** One subject of an edit: it changes what was said of it, and nothing else. */
export type EditStep = (at: EditAt) => EditStepAnswer;

/** The answer of a step that has nothing to do. */
export const unchanged = (spec: DesignSpec): EditStepAnswer => ({ spec, says: [], notDone: [] });

/** The answer of a step that cannot do it. */
export function refused(spec: DesignSpec, says: string, ...instead: readonly InsteadWords[]): EditStepAnswer {
  return { spec, says: [], notDone: [{ says, instead }] };
}

/** The answers of several steps, one on the other. */
export function stepByStep(spec: DesignSpec, steps: readonly ((spec: DesignSpec) => EditStepAnswer)[]): EditStepAnswer {
  return steps.reduce((before, step) => {
    const { spec: next, says, notDone } = step(before.spec);
    return { spec: next, says: [...before.says, ...says], notDone: [...before.notDone, ...notDone] };
  }, unchanged(spec));
}
