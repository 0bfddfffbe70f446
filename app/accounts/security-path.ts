export const securityPath = "/account/security";
