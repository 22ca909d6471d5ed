/** A like, or its end, that has not gone home. */
export interface LikeChange {
  /** Id of the design. */
  readonly design: string;
  readonly isLiked: boolean;
}

/** What an account likes, as its journal keeps it: it is known without a line, too. */
export interface KeptLikes {
  /** Ids of designs, those that were liked first before the others. */
  readonly liked: readonly string[];
  /** In their order, one for each design. */
  readonly unsent: readonly LikeChange[];
}

export const noLikes: KeptLikes = { liked: [], unsent: [] };

/** Some likes after some changes. */
export function likedAfter(liked: readonly string[], changes: readonly LikeChange[]): readonly string[] {
  const after = new Set(liked);
  for (const { design, isLiked } of changes) {
    if (isLiked) after.add(design);
    else after.delete(design);
  }
  return [...after];
}

/** The likes after a change, which waits to go home in the place of an earlier one of the same design. */
export const withLikeChange = ({ liked, unsent }: KeptLikes, change: LikeChange): KeptLikes => ({
  liked: likedAfter(liked, [change]),
  unsent: [...unsent.filter(({ design }) => design !== change.design), change],
});

/** What lies between two lists of likes. */
export const changesBetween = (before: readonly string[], after: readonly string[]): readonly LikeChange[] => [
  ...after.filter((design) => !before.includes(design)).map((design) => ({ design, isLiked: true })),
  ...before.filter((design) => !after.includes(design)).map((design) => ({ design, isLiked: false })),
];
