export const backupGoodDays = 92;
export const keptWhereMax = 200;
