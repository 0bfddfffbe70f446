import { checkBooks } from "#app/books/check-books.server.ts";
import { recordBookCheck } from "#app/books/record-book-check.server.ts";
import { reconcile, transitMs } from "#app/books/reconcile.server.ts";
import { notify } from "#app/notifications/notify.server.ts";
import { dayMs, utcDay } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

export async function checkLawsNightly(now: Date): Promise<void> {
  const checked = await checkBooks();
  const findings = checked.flatMap(({ law, violations }) =>
    violations.map((violation) => `${law} ${violation}`),
  );
  for (const finding of findings) log.error({ finding }, "a law of the books is broken");
  log.info({ laws: checked.length, findings: findings.length }, "the books' laws were checked");
  const examined = checked.length;
  await record({ kind: "laws", begunAt: now, examined, findings, unexamined: [] });
}

/** Covers the last forty days. Throws, and so retries, when a gateway is unreachable. */
export async function reconcileNightly(now: Date): Promise<void> {
  const since = new Date(now.getTime() - 40 * dayMs);
  const settledBefore = new Date(now.getTime() - transitMs);
  const accounts = await reconcile({ since, settledBefore });
  for (const { account, agreed, differences } of accounts) {
    for (const difference of differences)
      log.error({ account, difference }, "our books and a gateway differ");
    log.info({ account, agreed, differences: differences.length }, "reconciled");
  }
  const findings = accounts.flatMap(({ differences }) => differences);
  const missing = accounts.filter(({ problem }) => problem !== null);
  const unexamined = missing.map(({ account, problem }) => `${account} could not be compared: ${problem}.`);
  const examined = accounts.reduce((sum, { agreed, differences }) => sum + agreed + differences.length, 0);
  await record({ kind: "gateways", begunAt: now, examined, findings, unexamined });
  if (missing.length > 0)
    throw new Error(`could not be compared: ${missing.map(({ account }) => account).join(", ")}`);
}

/** Whoever sees the books is told of what was found, once a night however often it is tried. */
async function record(check: Parameters<typeof recordBookCheck>[1]): Promise<void> {
  const { kind, begunAt: now, findings, unexamined } = check;
  const count = findings.length + unexamined.length;
  const notice = { path: "/staff/books", by: null, key: `${kind} ${utcDay(now)}`, facts: { count } };
  await db.transaction(async (tx) => {
    await recordBookCheck(tx, check);
    if (count > 0) await notify(tx, [{ kind: "books_differ", ...notice }], now);
  });
}
