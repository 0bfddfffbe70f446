export const evidenceTextLengthMax = 500;
export const titleLengthMax = 120;
export const helpLengthMax = 1000;
