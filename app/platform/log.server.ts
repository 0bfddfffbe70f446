import pino from "pino";

import { logScope } from "#app/platform/log-scope.server.ts";
import { loggedPath } from "#app/platform/logged-path.ts";

/** Fields that may hold secrets or personal data never reach the log. */
const secretPaths = ["authorization", "cookie", "password", "token", "secret", "key", "email", "mobile"];

export const log = pino({
  level: process.env["LOG_LEVEL"] ?? (process.env["NODE_ENV"] === "test" ? "silent" : "info"),
  base: null,
  mixin: logScope,
  redact: {
    paths: secretPaths.flatMap((path) => [path, `*.${path}`, `*.*.${path}`]),
    censor: "[hidden]",
  },
  serializers: { error: describeError, path: loggedPath },
});

type DescribedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: DescribedError;
};

/**
 * Only the fields listed here: a failed query repeats its values in message, stack and own fields, and those may be
 * passwords or addresses.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutValues(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(typeof code === "string" ? { code } : {}),
    ...(error.stack ? { stack: withoutValues(error.stack) } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** What was typed stands in a query's parameters, and is repeated by PostgreSQL, by JSON's parser and by mail servers. */
function withoutValues(text: string): string {
  return text
    .replaceAll(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, "\nparams: [hidden]")
    .replaceAll(/(invalid input (?:syntax|value) for [^:\n]+): [^\n]*/g, "$1: [hidden]")
    .replaceAll(/value "[^\n]*" is out of range/g, "value [hidden] is out of range")
    .replaceAll(/Unexpected [\s\S]*? is not valid JSON/g, "[hidden] is not valid JSON")
    .replaceAll(/[^\s<>"'(]+@[^\s<>"')]+\.\w+/g, "[address]");
}
