import { expect, test } from "vitest";

import { readBody } from "#app/http/calls/read-body.server.ts";

const read = (body: string) => readBody(body, "application/json");

test.each([
  '{"a":1,"b":"a\\":1, \\"a","c":":","d":["a:","a"],"e":{"a":{"a":[{"a":1},{"a":2}]}}}',
  '{"a" : 1 , "b"\n:\t"\\\\"}',
  '{"__proto__":1,"constructor":2}',
  "{}",
])("%s is read as it is", (body) => {
  const expected: unknown = JSON.parse(body);
  expect(read(body)).toEqual({ ok: true, value: expected });
});

test.each([
  ["a", '{"a":1,"a":2}'],
  ["a", '{"a":1,"b":":","c":"a\\":","a" :2}'],
  ["x", '{"a":[{"x":1},{"x":1,"y":"\\\\","x":2}]}'],
  ["a", '{"a":1,"\\u0061":2}'],
  ["__proto__", '{"__proto__":1,"__proto__":2}'],
])("a field %s that is given twice is found in %s", (name, body) => {
  const message = `The field "${name}" is given more than once.`;
  expect(read(body)).toMatchObject({ ok: false, refusal: { code: "malformed", message } });
});

test("a body may nest as deep as it is long", () => {
  const depth = 20_000;
  expect(read(`{"a":${"[".repeat(depth)}${"]".repeat(depth)}}`)).toMatchObject({ ok: true });
});

test("a null character is refused, and what only looks like one is not", () => {
  expect(read('{"a":"\\u0000"}')).toMatchObject({ ok: false });
  expect(read('{"a":"\\\\u0000"}')).toEqual({ ok: true, value: { a: "\\u0000" } });
});
