export const searchMax = 200;
