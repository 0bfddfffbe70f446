export const pictureNames = ["boat", "buoy", "chart", "ledger", "lighthouse", "telescope"] as const;

export type PictureName = (typeof pictureNames)[number];
