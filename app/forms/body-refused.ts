/** Set by us alone: the header is removed from outside requests. */
export const bodyRefused = "x-body-refused";
export type BodyRefused = "too-large" | "busy" | "too-much-text" | "not-signed-in";
