import { globSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";
import { z } from "zod";

import { files } from "#app/forms/fields.ts";
import { calls } from "#app/http/calls/call-registry.server.ts";
import { hostileAddresses } from "#tests/hostile/addresses.ts";
import { covered, sentNowhere } from "#tests/hostile/covered-fields.ts";
import { drawnFields, namesHandedOn, namesRead } from "#tests/hostile/fields-in-source.ts";
import { fieldsOf } from "#tests/hostile/fields-of-call.ts";
import { hostileForms } from "#tests/hostile/forms.ts";
import { namedGround as ground } from "#tests/hostile/named-ground.ts";
import {
  drawnByBoard,
  drawnByCatalogue,
  drawnByEvidence,
  drawnByIntake,
  drawnByLinks,
  drawnByPages,
  neverKept,
  shownBy,
} from "#tests/hostile/stored-fields.ts";

/** Sent by testimonial-fields.db.test.ts with files.ts; files of a case by case-file.test.ts beside them. */
const takesFiles = ["app/accounts/avatar/avatar-field.tsx", "app/cases/files/case-files-field.tsx"];

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

/** Null for a field named elsewhere. */
function namesIn(source: string): (string | null)[] {
  const names = [...drawnFields(source).map(({ name }) => name), ...namesHandedOn(source)];
  return names.filter((name) => name !== token);
}

test("the tests below see the fields", () => {
  expect(drawing.length).toBeGreaterThan(35);
  expect(drawing.flatMap(({ source }) => drawnFields(source)).length).toBeGreaterThan(100);
});

test("every file that draws a field has tests that send it, and no other is listed", () => {
  const drawn = drawing.map(({ path }) => path);
  expect(drawn.toSorted()).toEqual([...Object.keys(covered), ...sentNowhere].toSorted());
});

test.each(Object.entries(covered))("every field of %s is sent by those tests", (path, places) => {
  expect(places.filter((place) => !sent.has(place))).toEqual([]);
  const source = sources.find((one) => one.path === path)?.source ?? "";
  const known = new Set(places.flatMap((place) => sent.get(place) ?? []));
  expect(namesIn(source).filter((name) => name !== null && !known.has(name))).toEqual([]);
});

test("every name that a loader or an action asks for is sent", () => {
  const known = new Set([...sent.values()].flat());
  const ours = ["app/accounts/second-factor/second-factor.server.ts", "app/accounts/auth.server.ts"];
  const unsent = sources
    .filter(({ path }) => !ours.includes(path))
    .flatMap(({ path, source }) => {
      const { query, form } = namesRead(source);
      return [...query, ...form].filter((name) => !known.has(name)).map((name) => `${path} ${name}`);
    });
  expect(unsent).toEqual([]);
});

const reading = sources
  .filter(({ path }) => !path.startsWith("app/forms/"))
  .map(({ path, source }) => ({ path, count: source.match(/[ (]formAction\(/g)?.length ?? 0 }))
  .filter(({ count }) => count > 0);

test("the tests below see the forms", () => {
  expect(reading.length).toBeGreaterThan(40);
});

test.each(reading)("one form sends all fields of each schema in $path", async ({ path, count }) => {
  const actions = await actionsOf(path);
  expect(actions).toHaveLength(count);
  expect(actions.flatMap(({ intentsOf }) => unsentFields(intentsOf()))).toEqual([]);
});

test("a field that no form sends is found", () => {
  const planted = z.object({ next: z.string(), currency: z.string(), colour: z.string() });
  expect(unsentFields({ choose: { schema: planted } })).toEqual(["choose colour"]);
});

test("every field that people write into is shown by a journey, drawn by pages, or is never kept", () => {
  const written = new Set(hostileForms.flatMap((form) => form.written));
  expect([...written].toSorted()).toEqual(
    [
      ...Object.keys(shownBy),
      ...drawnByPages,
      ...drawnByBoard,
      ...drawnByCatalogue,
      ...drawnByEvidence,
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

type Intents = Record<string, { schema: z.ZodObject | ((who: unknown) => z.ZodObject) }>;

/** The form actions that a file exports. */
async function actionsOf(path: string): Promise<{ intentsOf: () => Intents }[]> {
  const exported = Object.values((await import(/* @vite-ignore */ `#${path}`)) as Record<string, unknown>);
  return exported.filter(
    (one): one is (() => unknown) & { intentsOf: () => Intents } =>
      typeof one === "function" && "intentsOf" in one,
  );
}

/** What the form that sends most of an intent leaves out. */
function unsentFields(intents: Intents): string[] {
  return Object.entries(intents).flatMap(([intent, { schema }]) => {
    const names = namesOf(typeof schema === "function" ? schema(anybody) : schema);
    // As the action reads it: a button may be named as its intent, and a page with one form need not say.
    const isIts = ({ intent: named = "", ...form }: Record<string, string>) =>
      named === "" ? Object.hasOwn(form, intent) || Object.keys(intents).length === 1 : named === intent;
    const forms = hostileForms.map(({ fields }) => fields(ground)).filter(isIts);
    const missing = [{}, ...forms].map((form) => names.filter((name) => !(name in form)));
    const [fewest = []] = missing.toSorted((one, other) => one.length - other.length);
    return fewest.map((name) => `${intent} ${name}`);
  });
}

/** Who sends a form, so far as schemas ask: a member of the desk, or whose case it is. */
const anybody = { member: { timeZone: "UTC" }, item: { configuration: { service: "cover-letter" } } };

/** What a form calls the fields of a schema: of numbered ones the first, and none for files, which are sent elsewhere. */
function namesOf({ shape }: z.ZodObject): string[] {
  const names = Object.entries(shape).flatMap(([name, field]) => {
    if (field === files) return [];
    return field instanceof z.ZodObject ? namesOf(field).map((inner) => `${name}.${inner}`) : [name];
  });
  return [...new Set(names.map((name) => name.replace(/_\d+$/, "_1")))];
}
