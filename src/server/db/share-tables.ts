/**
 * A link that shows one state of a piece to who has no account. It is of a design or of an order, and goes with that: of a
 * design the state is found among its states, of an order it is the order's own.
 */
export interface ShareRow {
  readonly id: string;
  readonly workshopId: string;
  /** Null for a link of an order. */
  readonly designId: string | null;
  /** Null for a link of a design. */
  readonly orderId: string | null;
  readonly revisionId: string;
  /** Hash of the token in the link. */
  readonly tokenHash: string;
  /** What the studio of who shares worked out (`SharedFacts`), as JSON. */
  readonly facts: string;
  readonly showsPrice: 0 | 1;
  /** What it takes of its workshop's room, its picture included. */
  readonly keptBytes: number;
  readonly createdBy: string;
  /** The Idempotency-Key of its creation, and the hash of what was sent with it. */
  readonly creationKey: string;
  readonly creationHash: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  /** Null unless it was taken back. */
  readonly revokedAtMs: number | null;
  /** When the client approved what it shows; null before. It is never taken back. */
  readonly approvedAtMs: number | null;
  /** The name that they signed with. */
  readonly approvedBy: string;
  readonly approvalNote: string;
}

/** The picture that a link shows, with the shop's mark drawn into it. */
export interface SharePictureRow {
  readonly shareId: string;
  readonly mediaType: 'image/jpeg' | 'image/png';
  readonly widthPx: number;
  readonly heightPx: number;
  /** In base64url. */
  readonly picture: string;
}

/** What somebody without an account has asked a workshop. It outlives the link by which it came. */
export interface ShopEnquiryRow {
  readonly id: string;
  readonly workshopId: string;
  /** What it is about, as it was called then. */
  readonly title: string;
  /** Of an order, that which it was made from. */
  readonly designId: string;
  /** Empty for a piece that was not ordered. */
  readonly orderId: string;
  readonly revisionId: string;
  readonly name: string;
  /** How they want to be answered: a phone number or an address. */
  readonly contact: string;
  readonly message: string;
  readonly receivedAtMs: number;
  /** Null until somebody of the workshop says so. */
  readonly answeredAtMs: number | null;
  /** The account of who did; empty before. */
  readonly answeredBy: string;
}
