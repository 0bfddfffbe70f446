import { adjustmentLaws } from "#app/books/adjustment-laws.server.ts";
import { bookLaws } from "#app/books/posting-laws.server.ts";
import { disputeLaws } from "#app/books/dispute-laws.server.ts";
import { documentLaws } from "#app/books/document-laws.server.ts";
import { figureLaws } from "#app/books/figure-laws.server.ts";
import { orderLaws } from "#app/books/order-laws.server.ts";
import { paymentLaws } from "#app/books/payment-laws.server.ts";
import { shareLaws } from "#app/books/share-laws.server.ts";
import { walletLaws } from "#app/books/wallet-laws.server.ts";
import { db, type Db, withoutTimeLimit } from "#app/platform/db.server.ts";

/** One sentence per violation; none means the law holds. */
type CheckedLaw = { law: string; violations: string[] };

const everyLaw = [
  ...bookLaws,
  ...documentLaws,
  ...walletLaws,
  ...paymentLaws,
  ...disputeLaws,
  ...orderLaws,
  ...shareLaws,
  ...figureLaws,
  ...adjustmentLaws,
];

/** One snapshot, so concurrent changes break no law. */
export function checkBooks(on: Db = db): Promise<CheckedLaw[]> {
  return on.transaction(
    async (tx) => {
      // A full read may exceed the limit for customers' requests.
      await withoutTimeLimit(tx);
      const checked: CheckedLaw[] = [];
      for (const { law, violations } of everyLaw) {
        const { rows } = await tx.execute<{ sentence: string }>(violations);
        checked.push({ law, violations: rows.map(({ sentence }) => sentence) });
      }
      return checked;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
