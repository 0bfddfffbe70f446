/** In order, a few at a time: overlaps database waits. */
export async function aFewAtOnce<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const few = 4;
  for (let begun = 0; begun < all.length; begun += few)
    await Promise.all(all.slice(begun, begun + few).map(work));
}
