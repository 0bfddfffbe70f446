import pino from "pino";

/** Fields that may hold secrets or personal data never reach the log. */
const secretPaths = ["authorization", "cookie", "password", "token", "secret", "key", "email", "mobile"];

export const log = pino({
  level: process.env["LOG_LEVEL"] ?? (process.env["NODE_ENV"] === "test" ? "silent" : "info"),
  base: null,
  redact: {
    paths: secretPaths.flatMap((path) => [path, `*.${path}`, `*.*.${path}`]),
    censor: "[hidden]",
  },
  serializers: { error: describeError },
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

function withoutValues(text: string): string {
  return text.replaceAll(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, "\nparams: [hidden]");
}
