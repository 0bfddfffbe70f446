import pino from "pino";

/** Fields that may hold a secret or a person's data never reach the log. */
const secretPaths = ["authorization", "cookie", "password", "token", "secret", "key", "email", "mobile"];

export const log = pino({
  level: process.env["LOG_LEVEL"] ?? (process.env["NODE_ENV"] === "test" ? "silent" : "info"),
  base: null,
  redact: {
    paths: secretPaths.flatMap((path) => [path, `*.${path}`, `*.*.${path}`]),
    censor: "[hidden]",
  },
  serializers: { error: pino.stdSerializers.err },
});
