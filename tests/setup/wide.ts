/** Whether each rule is proved in every surrounding and with every text, rather than with some of them. */
export const wide = process.env["WIDE"] === "1";
