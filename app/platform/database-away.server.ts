/** PostgreSQL's own classes: connections, out of resources, an operator's stop; and what only reads. */
const codes = /^(08|53|57P)|^25006$|^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;
/** Of node-postgres, which gives them no code. */
const words = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** Whether the database is lost, full or takes nothing at the moment, and may be back in a while. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === "string" && codes.test(code)) return true;
  return words.test(error.message) || isDatabaseAway(error.cause);
}
