export const guidePath = "/guide";
