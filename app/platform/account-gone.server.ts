import { refuse } from "#app/platform/outcome.ts";

/** The account was deleted while the request ran (decision 0037). */
export const accountGone = refuse({
  code: "account_deleted",
  message: "This account has been deleted. Nothing was changed.",
  status: 409,
});

/** Our triggers refuse new rows for deleted accounts with this error code. */
export function isAccountGone(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "LF410";
}
