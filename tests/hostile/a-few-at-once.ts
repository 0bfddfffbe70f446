/** Does something with each, in order and a few at a time: while the database answers one, the next is asked. */
export async function aFewAtOnce<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const few = 4;
  for (let begun = 0; begun < all.length; begun += few)
    await Promise.all(all.slice(begun, begun + few).map(work));
}
