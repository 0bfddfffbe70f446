import { expect, test, vi } from "vitest";

import { openApiDocument } from "#app/http/calls/open-api.server.ts";
import { loader as answerOpenApi } from "#app/http/calls/open-api.ts";
import { calls } from "#app/http/calls/call-registry.server.ts";

type Json = Record<string, unknown>;
type Operation = {
  operationId: string;
  summary: string;
  security?: Json[];
  parameters?: { name: string }[];
  requestBody: { content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content: Record<string, { schema: Json }> }>;
};

const document = JSON.parse(JSON.stringify(openApiDocument())) as Json;
const paths = document["paths"] as Record<string, { post: Operation }>;

test("it is made once, however often it is asked for", async () => {
  expect(openApiDocument()).toBe(openApiDocument());
  const writing = vi.spyOn(JSON, "stringify");
  const answers = [answerOpenApi(), answerOpenApi(), answerOpenApi()];
  expect(writing.mock.calls.length).toBeLessThan(2);
  writing.mockRestore();
  for (const answer of answers) {
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(await answer.json()).toEqual(document);
  }
});

test("it is an OpenAPI 3.1 document of this site", () => {
  expect(document).toMatchObject({ openapi: "3.1.0", servers: [{ url: "http://127.0.0.1:3000" }] });
});

test("it has every call and the form post, each under a name of its own", () => {
  expect(Object.keys(paths)).toEqual([...calls.map(({ path }) => path), "/service/purchase/"]);
  const names = Object.values(paths).map(({ post }) => post.operationId);
  expect(new Set(names).size).toBe(names.length);
});

test.each(calls.map((call) => [call.path, call] as const))("%s is described whole", (path, call) => {
  const { post } = paths[path]!;
  const json = post.requestBody.content["application/json"]!.schema;
  expect(post.requestBody.content["application/x-www-form-urlencoded"]!.schema).toEqual(json);
  expect(Object.keys(json["properties"] as Json)).toEqual(Object.keys(call.input.shape));
  for (const [name, schema] of Object.entries(json["properties"] as Json)) {
    expect({ name, kinds: kindsOf(schema as Json) }).not.toEqual({ name, kinds: [] });
  }
  const required = (json["required"] as string[] | undefined) ?? [];
  const refusedWithout = Object.keys(call.input.shape).filter(
    (name) => !call.input.shape[name]!.safeParse(undefined).success,
  );
  expect(required.toSorted()).toEqual(refusedWithout.toSorted());

  const answer = post.responses["200"]!.content["application/json"]!.schema;
  expect(Object.keys(answer["properties"] as Json)).toEqual(["success", ...Object.keys(call.answer.shape)]);
  expect(Object.keys(call.answer.shape).length).toBeGreaterThan(0);
  expect(post.security !== undefined).toBe(call.signedIn);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect((post.parameters ?? []).map(({ name }) => name)).toEqual(inPath);
  expect(post.summary).toMatch(/^[A-Z].{10,}/);
});

test("every reference leads somewhere", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to!);
  expect(references.length).toBeGreaterThan(0);
  for (const reference of new Set(references)) {
    const steps = reference.replace(/^#\//, "").split("/");
    const found = steps.reduce<unknown>((at, step) => (at as Json | undefined)?.[step], document);
    expect({ reference, found: typeof found }).toEqual({ reference, found: "object" });
  }
});

function kindsOf(schema: Json): string[] {
  return ["type", "anyOf", "oneOf", "enum", "const", "$ref"].filter((word) => word in schema);
}
