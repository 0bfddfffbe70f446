/** yyyy-mm-dd. Orders store it, so change it with every change of the terms. */
export const termsVersion = "2026-11-24";
