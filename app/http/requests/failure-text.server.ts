import { log } from "#app/platform/log.server.ts";

/** What is said when nobody expected the error, which goes to the log. */
export function failureText(error: unknown, path: string): string {
  log.error({ error, path }, "a request failed");
  return "Something went wrong on our side. Nothing was changed. Please try again.";
}
