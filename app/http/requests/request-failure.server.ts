import { isDatabaseAway } from "#app/platform/database-away.server.ts";
import { plainPage } from "#app/http/requests/plain-page.server.ts";
import { log } from "#app/platform/log.server.ts";

const text = "Something went wrong on our side. Nothing was changed. Please try again.";
const againAfterSeconds = 10;

type Failure = { status: 500 | 503; text: string; headers: Record<string, string> };

/** What is said when nobody expected the error, which goes to the log. */
export function failureOf(error: unknown, path: string): Failure {
  log.error({ error, path }, "a request failed");
  if (!isDatabaseAway(error)) return { status: 500, text, headers: {} };
  return { status: 503, text, headers: { "retry-after": String(againAfterSeconds) } };
}

export const failurePage = plainPage({
  heading: "Something went wrong on our side",
  text,
  againAfterSeconds,
});
