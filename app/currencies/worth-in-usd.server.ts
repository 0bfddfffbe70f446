import { convertDown } from "#app/currencies/convert.ts";
import { listRates } from "#app/currencies/list-rates.server.ts";
import type { Money } from "#app/money/money.ts";
import type { Db } from "#app/platform/db.server.ts";

/** Hundredths of dollars; null when a rate is missing. */
export async function worthInUsd(tx: Db, amounts: readonly Money[], now: Date): Promise<bigint | null> {
  const rates = new Map((await listRates(tx, now)).map((known) => [String(known.currency), known]));
  let worth = 0n;
  for (const { currency, amount } of amounts) {
    const known = rates.get(currency);
    if (!known?.rate || known.paused) return null;
    // Rounded up, so a limit of zero lets nothing pass.
    worth -= convertDown(-amount, known.rate.perUsd, "1", "USD");
  }
  return worth;
}
