/** Tells a page why the body was not passed on to it. What comes from outside under this name is taken off. */
export const bodyRefused = "x-body-refused";
export type BodyRefused = "too-large" | "busy" | "too-many-words" | "not-signed-in";
