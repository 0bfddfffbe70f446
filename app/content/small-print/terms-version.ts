/**
 * The date of the terms in force, as yyyy-mm-dd. An order keeps the one it was made under, so a change of the terms
 * changes this too.
 */
export const termsVersion = "2026-11-22";
