import { bigint, text } from "drizzle-orm/pg-core";

/** An amount that is always known, in hundredths of the order's currency. */
export const hundredths = () => bigint({ mode: "bigint" }).notNull();

/** Who of the desk agreed first, where it takes two, and what they saw to come back; null where nobody has. */
export const firstAgreedColumns = () => ({
  firstAgreedBy: text(),
  firstToWallet: bigint({ mode: "bigint" }),
  firstToGateway: bigint({ mode: "bigint" }),
  firstPremium: bigint({ mode: "bigint" }),
});
