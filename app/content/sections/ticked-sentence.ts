/** Never says "eligible": no count can. */
export function tickedSentence(ticked: number, count: number, needed: number): string {
  const so = `${ticked} of ${count} ticked: ${neededText(needed, count)}.`;
  return ticked < needed ? so : `${so} Whether they are proved is for the authority to weigh.`;
}

function neededText(needed: number, count: number): string {
  if (needed >= count) return count === 1 ? "it is needed" : `all ${count} are needed`;
  return needed === 1 ? "at least 1 is needed" : `at least ${needed} are needed`;
}
