import { zonesAtDesk } from "#app/desk/find-colleague.server.ts";
import { keepReportDays } from "#app/figures/keep-report-days.server.ts";
import { keepSalesDays } from "#app/orders/sales/keep-sales-days.server.ts";
import { db } from "#app/platform/db.server.ts";
import { keepWalletDays } from "#app/wallet/keep-wallet-days.server.ts";

/** Only for speed: sums finished days in UTC and every zone used at the desk. */
export async function rollUpDailyFigures(): Promise<void> {
  for (const timeZone of new Set(["UTC", ...(await zonesAtDesk(db))])) {
    await keepSalesDays(timeZone);
    await keepWalletDays(timeZone);
    await keepReportDays(timeZone);
  }
}
