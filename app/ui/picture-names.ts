/** The drawings that stand where there is nothing to show yet, each a file of the same name in `public/pictures/`. */
export const pictureNames = ["boat", "buoy", "chart", "ledger", "lighthouse", "telescope"] as const;

export type PictureName = (typeof pictureNames)[number];
