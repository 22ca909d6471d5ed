/** What a role of a said stone means. Roles are words of the request: one without a row here is {@link otherRole}. */
export interface StoneRole {
  /** Whether the piece is about these stones; others accompany those that it is about. */
  readonly leads: boolean;
  /** What a salesperson calls them. */
  readonly called?: string;
  /** Stones without another place have it: it goes without saying. */
  readonly isUsual?: true;
  /** The one in the middle. */
  readonly isCentre?: true;
  /** Stand to the right and left of the centre. */
  readonly isSide?: true;
  /** Melee, which is weighed and sold together. */
  readonly isSmall?: true;
  /** The halo that they make: hidden, it lies under the girdle, is seen from the side alone and is not what is meant by a halo. */
  readonly halo?: 'single' | 'double' | 'hidden';
  /** Lie in the band. */
  readonly isInBand?: true;
  /** Down the front of a bail. */
  readonly isOnBail?: true;
  /** Strung, or loose on what they hang from. */
  readonly isStrung?: true;
  readonly isLoose?: true;
  /** The lower stone of what hangs; the upper one, on the lobe or below the bail. */
  readonly isDrop?: true;
  readonly isTop?: true;
  /** Tells why a stone was chosen, not where it is. */
  readonly isAnywhere?: true;
  /** What a brief that rules them out excludes, where that is not the role's own word. */
  readonly ruledOutAs?: string;
}

/** The roles that the reader gives stones. */
export const stoneRoles = {
  center: { leads: true, isUsual: true, isCentre: true, called: 'centre stone', ruledOutAs: 'center_stone' },
  main: { leads: true, isUsual: true, called: 'main stone' },
  center_cluster: { leads: true, called: 'centre cluster' },
  pendant: { leads: true, called: 'stone of the pendant' },
  birthstone: { leads: true, isAnywhere: true, called: 'birthstone' },
  side: { leads: false, isSide: true, called: 'side stones', ruledOutAs: 'side_stones' },
  accent: { leads: false, isSmall: true, called: 'small stones', ruledOutAs: 'accents' },
  band: { leads: false, isSmall: true, isInBand: true, called: 'stones in the band' },
  halo: { leads: false, isSmall: true, halo: 'single', called: 'halo stones' },
  double_halo: { leads: false, isSmall: true, halo: 'double', called: 'stones of the double halo' },
  hidden_halo: { leads: false, isSmall: true, halo: 'hidden', called: 'stones of the hidden halo' },
  bail: { leads: false, isSmall: true, isOnBail: true, called: 'stones on the bail' },
  beads: { leads: false, isStrung: true, isLoose: true, called: 'beads' },
  hanging: { leads: false, isLoose: true, called: 'hanging stones', ruledOutAs: 'hangings' },
  drop: { leads: false, isDrop: true, called: 'drop' },
  top: { leads: false, isTop: true, called: 'top stone' },
} as const satisfies Readonly<Record<string, StoneRole>>;

/** A role that is no place beside another stone, such as the piece that stones are for, leads as if none had been said. */
const otherRole: StoneRole = { leads: true };

const rows: Readonly<Record<string, StoneRole>> = stoneRoles;

/** What a role means, of whatever word; also where none was said. */
export function stoneRole(role: string | undefined): StoneRole {
  return role !== undefined && Object.hasOwn(rows, role) ? (rows[role] ?? otherRole) : otherRole;
}
