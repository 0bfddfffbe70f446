/** How one logs in, where one is logged in, and one's own data: what is about it lies below. */
export const securityPath = "/account/security";
