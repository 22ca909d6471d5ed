import { create } from 'zustand';

/** Where the jeweller was last, so that the step bar leads back to the same piece. */
export interface LastPlaces {
  /** Id of the piece that was opened last. */
  readonly piece: string | undefined;
}

export const useLastPlaces = create<LastPlaces>()(() => ({ piece: undefined }));

export function rememberPiece(piece: string): void {
  useLastPlaces.setState({ piece });
}

/** Somebody else sits down. */
export function forgetPlaces(): void {
  useLastPlaces.setState({ piece: undefined });
}
