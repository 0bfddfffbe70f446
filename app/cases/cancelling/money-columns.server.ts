import { bigint, text } from "drizzle-orm/pg-core";

/** Never null; hundredths of the order's currency. */
export const hundredths = () => bigint({ mode: "bigint" }).notNull();

/** Null without a first approval. */
export const firstAgreedColumns = () => ({
  firstAgreedBy: text(),
  firstToWallet: bigint({ mode: "bigint" }),
  firstToGateway: bigint({ mode: "bigint" }),
  firstPremium: bigint({ mode: "bigint" }),
});
