/** Where the guide stands as a page of its own, and where its form leads. */
export const guidePath = "/guide";
