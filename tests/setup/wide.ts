/** Every case, not just a sample. */
export const wide = process.env["WIDE"] === "1";
