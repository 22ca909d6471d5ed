import type { Role } from '#designer/proposal.ts';
import type { DesignSpec } from '#spec/design-spec.ts';

/** One proposal as the tray shows it: its role, its spec and the reason to tell the client. */
export interface Proposal {
  /** Unique among the proposals of one job. */
  readonly id: string;
  /** The line of the order that it is for, as its place in the request's `items`. */
  readonly item: number;
  readonly role: Role;
  readonly reason: string;
  /** What it is called in the place of its role. */
  readonly label?: string;
  readonly spec: DesignSpec;
}
