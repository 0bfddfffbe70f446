import { refuse } from "#app/platform/outcome.ts";

/** Refuses what came a moment too late: meanwhile the account was deleted (decision 0037). */
export const accountGone = refuse({
  code: "account_deleted",
  message: "This account has been deleted. Nothing was changed.",
  status: 409,
});

/** Whether the database refused to begin anything for a deleted account: its triggers say so by a code of ours. */
export function isAccountGone(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "LF410";
}
