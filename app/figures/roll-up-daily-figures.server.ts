import { zonesAtDesk } from "#app/desk/find-colleague.server.ts";
import { keepSalesDays } from "#app/orders/sales/keep-sales-days.server.ts";
import { db } from "#app/platform/db.server.ts";
import { keepWalletDays } from "#app/wallet/keep-wallet-days.server.ts";

/**
 * The hourly job: sums up the days that are over, in UTC and in each zone that somebody at the desk works in. Figures are
 * right without it, but a year of them is slow.
 */
export async function rollUpDailyFigures(): Promise<void> {
  for (const timeZone of new Set(["UTC", ...(await zonesAtDesk(db))])) {
    await keepSalesDays(timeZone);
    await keepWalletDays(timeZone);
  }
}
