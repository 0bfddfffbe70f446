export const scriptsLostId = "scripts-lost";
