import { globSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";
import { z } from "zod";

import { calls } from "#app/http/calls/call-registry.server.ts";
import { hostileAddresses } from "#tests/hostile/addresses.ts";
import {
  covered,
  drawnByCatalogue,
  drawnByIntake,
  drawnByLinks,
  drawnByPages,
  neverKept,
  sentNowhere,
  shownBy,
  takesFiles,
} from "#tests/hostile/covered-fields.ts";
import { drawnFields, namesHandedOn, namesRead } from "#tests/hostile/fields-in-source.ts";
import { fieldsOf } from "#tests/hostile/fields-of-call.ts";
import { hostileForms } from "#tests/hostile/forms.ts";
import { namedGround as ground } from "#tests/hostile/named-ground.ts";

const sent = new Map<string, string[]>(
  hostileForms.map((form) => [form.name, Object.keys(form.fields(ground))]),
);
for (const { path, query } of hostileAddresses) {
  const name = typeof path === "string" ? path : path(ground);
  sent.set(name, [...(sent.get(name) ?? []), ...query]);
}

const sources = globSync("app/**/*.{ts,tsx}")
  .filter((path) => !path.includes(".test.") && !path.startsWith("app/ui/"))
  .map((path) => ({ path: path.replaceAll("\\", "/"), source: readFileSync(path, "utf8") }));
const token = "csrfmiddlewaretoken";
const drawing = sources.filter(({ path, source }) => path.endsWith(".tsx") && namesIn(source).length > 0);

/** What a file calls its fields; null for one that is named elsewhere. */
function namesIn(source: string): (string | null)[] {
  const names = [...drawnFields(source).map(({ name }) => name), ...namesHandedOn(source)];
  return names.filter((name) => name !== token);
}

test("the tests below see the fields", () => {
  expect(drawing.length).toBeGreaterThan(35);
  expect(drawing.flatMap(({ source }) => drawnFields(source)).length).toBeGreaterThan(100);
});

test("every file that draws a field has tests that send it, and no other is listed", () => {
  const files = drawing.map(({ path }) => path);
  expect(files.toSorted()).toEqual([...Object.keys(covered), ...sentNowhere].toSorted());
});

test.each(Object.entries(covered))("every field of %s is sent by those tests", (path, places) => {
  expect(places.filter((place) => !sent.has(place))).toEqual([]);
  const source = sources.find((one) => one.path === path)?.source ?? "";
  const known = new Set(places.flatMap((place) => sent.get(place) ?? []));
  expect(namesIn(source).filter((name) => name !== null && !known.has(name))).toEqual([]);
});

test("every name that a loader or an action asks for is sent", () => {
  const known = new Set([...sent.values()].flat());
  // A secret is read out of an address that we made ourselves.
  const ours = ["app/accounts/second-factor/second-factor.server.ts"];
  const unsent = sources
    .filter(({ path }) => !ours.includes(path))
    .flatMap(({ path, source }) => {
      const { query, form } = namesRead(source);
      return [...query, ...form].filter((name) => !known.has(name)).map((name) => `${path} ${name}`);
    });
  expect(unsent).toEqual([]);
});

test("every field that people write into is shown by a journey, drawn by pages, or is never kept", () => {
  const written = new Set(hostileForms.flatMap((form) => form.written));
  expect([...written].toSorted()).toEqual(
    [
      ...Object.keys(shownBy),
      ...drawnByPages,
      ...drawnByCatalogue,
      ...drawnByIntake,
      ...drawnByLinks,
      ...neverKept,
    ].toSorted(),
  );
  const journey = globSync("tests/e2e/hostile*.ts")
    .map((path) => readFileSync(path, "utf8"))
    .join("");
  for (const name of Object.values(shownBy)) expect(journey).toContain(`name: "${name}"`);
});

test("files are taken by the fields that hostile files are sent to, and by no others", () => {
  const taking = sources.filter(({ source }) => source.includes('type="file"')).map(({ path }) => path);
  expect(taking.toSorted()).toEqual(takesFiles);
});

test.each(calls.map((call) => [call.path, call.input] as const))(
  "every field of %s is sent",
  (_path, input) => {
    const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
    const names = fieldsOf(input).map(({ name }) => name);
    expect(names.toSorted()).toEqual(leavesOf(schema).toSorted());
  },
);

type Schema = z.core.JSONSchema.BaseSchema;

/** The fields that hold a value, by their names. */
function leavesOf({ properties = {} }: Schema): string[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const item = itemOf(property as Schema);
    return item ? leavesOf(item).map((inner) => `${name}.${inner}`) : [name];
  });
}

function itemOf(schema: Schema): Schema | null {
  if (schema.properties) return schema;
  const inside = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])] as Schema[];
  return inside.map(itemOf).find((item) => item !== null) ?? null;
}
