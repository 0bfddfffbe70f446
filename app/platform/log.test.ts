import { Writable } from "node:stream";
import { DrizzleQueryError } from "drizzle-orm/errors";
import pino from "pino";
import { expect, test } from "vitest";

import { describeError, log } from "#app/platform/log.server.ts";

test("a failed query is logged without the values it was asked with", () => {
  const cause = Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    detail: "Key (email)=(asha@example.org) already exists.",
  });
  const error = new DrizzleQueryError(
    "insert into users values ($1, $2)",
    ["asha@example.org", "hunter\n2"],
    cause,
  );
  const described = describeError(error);
  expect(JSON.stringify(described)).not.toMatch(/asha@example|hunter/);
  expect(described.message).toContain("insert into users");
  expect(described.stack).toContain("log.test.ts");
  expect(described.cause).toMatchObject({ code: "23505", message: cause.message });
});

test.each([
  'invalid input syntax for type uuid: "hunter2"',
  'value "hunter2" is out of range for type integer',
  `Unexpected token 'h', "hunter2" is not valid JSON`,
  "550 <hunter2@example.org>: recipient rejected",
])("of an error that repeats what was typed, the log says the rest: %s", (message) => {
  const { message: said } = describeError(new Error(message));
  expect(said).not.toContain("hunter2");
  expect(said.length).toBeGreaterThan(15);
});

test("what is thrown without being an error is described too", () => {
  expect(describeError("nothing but words")).toEqual({ type: "string", message: "nothing but words" });
});

test.each(["authorization", "cookie", "password", "token", "secret", "key", "email", "mobile"])(
  "the log hides %s wherever it stands",
  (name) => {
    const text = written({
      [name]: "s3cr3t",
      user: { [name]: "s3cr3t" },
      request: { headers: { [name]: "s3cr3t" } },
    });
    expect(text).toContain("something happened");
    expect(text).toContain("[hidden]");
    expect(text).not.toContain("s3cr3t");
  },
);

function written(about: Record<string, unknown>): string {
  let text = "";
  const sink = new Writable({
    write(part: Buffer, _encoding, done) {
      text += part.toString();
      done();
    },
  });
  const own = log as unknown as Record<symbol, unknown>;
  const copy = pino({ level: "info" }, sink) as unknown as Record<symbol, unknown>;
  for (const symbol of Object.values(pino.symbols)) {
    if (
      symbol !== pino.symbols.streamSym &&
      symbol in own &&
      !/lsCache|levelVal|getLevel|setLevel/.test(String(symbol))
    )
      copy[symbol] = own[symbol];
  }
  (copy as unknown as pino.Logger).info(about, "something happened");
  return text;
}
