import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";

import { describeError } from "#app/platform/log.server.ts";

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

test("what is thrown without being an error is described too", () => {
  expect(describeError("nothing but words")).toEqual({ type: "string", message: "nothing but words" });
});
