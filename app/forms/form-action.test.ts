import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { z } from "zod";

import { optionalText, requiredText, shownHundredths, ticked, wholeNumber } from "#app/forms/fields.ts";
import type { FormAnswer } from "#app/forms/form-answer.ts";
import { formAction, leadTo } from "#app/forms/form-action.server.ts";
import { formToken } from "#app/forms/form-token.server.ts";
import { formTokenField } from "#app/forms/sent-fields.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, refuse } from "#app/platform/outcome.ts";
import { limitedContext } from "#app/platform/request-context.ts";

const taken = refuse({ code: "taken", message: "It is taken.", status: 409, field: "name" });
const both = refuse({
  code: "both",
  message: "Look again.",
  status: 409,
  errors: { count: "It is too many.", name: "It is taken." },
});
const closed = refuse({ code: "closed", message: "We are closed.", status: 403 });

const action = formAction(
  () => ({ shop: "ours" }),
  (on) => ({
    add: on({
      schema: z.object({
        name: requiredText(10, "Enter a name."),
        count: wholeNumber({ from: 1, to: 9 }, "Enter a number from 1 to 9."),
        note: optionalText(10),
        tell: ticked,
        tags: z.array(z.string()),
        password: z.string().default(""),
      }),
      run: ({ fields: { name, ...fields }, who }) =>
        name === "taken"
          ? taken
          : name === "both"
            ? both
            : name === "closed"
              ? closed
              : leadTo(
                  done({ name, ...fields, ...who }),
                  (all) => `/done/?${encodeURIComponent(JSON.stringify(all))}`,
                ),
    }),
    end: on({ schema: z.object({}), run: () => done(null) }),
    look: on({
      schema: z.object({ name: requiredText(10, "Enter a name.") }),
      run: ({ fields: { name } }) => ({ preview: { name } }),
    }),
    pay: on({
      schema: z.object({ name: requiredText(10, "Enter a name."), shown: shownHundredths }),
      run: () => done(null),
    }),
  }),
);

async function send(
  fields: [string, string][],
  { withToken = true, context = new RouterContextProvider() } = {},
) {
  const url = new URL("http://127.0.0.1:3000/things/?page=2");
  const headers = { cookie: "landfall_form=visitor" };
  const form = new FormData();
  if (withToken) form.append(formTokenField, formToken(new Request(url, { headers })));
  for (const [name, value] of fields) form.append(name, value);
  const request = new Request(url, { method: "POST", headers, body: form });
  const answer = await action({ request, url, params: {}, context });
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get("location") };
  return { status: answer.init?.status, ...(answer.data as FormAnswer) };
}

const good: [string, string][] = [
  ["intent", "add"],
  ["name", " Ann\0 "],
  ["count", "3"],
  ["tell", "yes"],
  ["tags", "a"],
  ["password", " secret "],
];

test("a form that is one too many of its address is not read, and keeps what was typed", async () => {
  const context = new RouterContextProvider();
  context.set(limitedContext, refuse({ code: "too_many", message: "Please wait.", status: 429 }));
  const answer = await send(
    [
      ["intent", "add"],
      ["name", "Meera"],
      ["password", "three calm words"],
    ],
    { context },
  );
  expect(answer).toMatchObject({ status: 429, intent: "add", message: "Please wait.", errors: {} });
  expect(answer).toHaveProperty("fields.name", ["Meera"]);
  expect(JSON.stringify(answer)).not.toContain("three calm words");
});

test("a form that is right is done with its fields, trimmed and without NUL, but for a password", async () => {
  const { status, to } = await send(good);
  expect(status).toBe(303);
  expect(JSON.parse(decodeURIComponent(to!.slice("/done/?".length)))).toEqual({
    name: "Ann",
    count: 3,
    note: "",
    tell: true,
    tags: ["a"],
    password: " secret ",
    shop: "ours",
  });
});

test("an intent that leads nowhere else leads back to its page, which says what was done", async () => {
  expect(await send([["intent", "end"]])).toEqual({ status: 303, to: "/things/?done=end" });
});

test("all that is wrong is said at once, with what was sent but the password", async () => {
  const sent: [string, string][] = [
    ["intent", "add"],
    ["count", "many"],
    ["tags", "a"],
    ["tags", "b"],
    ["password", "secret"],
  ];
  expect(await send(sent)).toEqual({
    status: 422,
    intent: "add",
    fields: { intent: ["add"], count: ["many"], tags: ["a", "b"] },
    errors: { name: "Enter a name.", count: "Enter a number from 1 to 9." },
    message: null,
  });
});

test("a refusal stands at its field, or above the form", async () => {
  const named = (name: string) => send([...good.filter(([field]) => field !== "name"), ["name", name]]);
  expect(await named("taken")).toMatchObject({
    status: 409,
    errors: { name: "It is taken." },
    message: null,
  });
  expect(await named("closed")).toMatchObject({ status: 403, errors: {}, message: "We are closed." });
});

test("refusals at several fields come in the order of the form", async () => {
  const answer = await send([["name", "both"], ...good.filter(([field]) => field !== "name")]);
  expect(answer).toMatchObject({ status: 409, message: null });
  expect("errors" in answer && Object.keys(answer.errors)).toEqual(["name", "count"]);
});

test("a preview is drawn beside the form with what was sent, and nothing is wrong with it", async () => {
  const sent: [string, string][] = [
    ["intent", "look"],
    ["name", "Ann"],
  ];
  expect(await send(sent)).toMatchObject({
    status: 200,
    fields: { name: ["Ann"] },
    errors: {},
    message: null,
    details: { name: "Ann" },
  });
});

test.each([
  ["no intent", []],
  ["an intent that nobody has", [["intent", "burn"]]],
  ["an intent that every object has", [["intent", "constructor"]]],
] as [string, [string, string][]][])("%s is not understood", async (_sentence, fields) => {
  expect(await send(fields)).toMatchObject({ status: 400, errors: {} });
});

test("a form that is not from one of our pages does nothing, and keeps what was sent", async () => {
  expect(await send(good, { withToken: false })).toMatchObject({
    status: 403,
    fields: { count: ["3"] },
    message: expect.stringContaining("open for too long"),
  });
});

test.each([
  ["__intent__", '{"type":"reset"}'],
  ["__state__", "{"],
  ["name[0].deep", "x"],
  ["__proto__", "x"],
])("a field named %s changes nothing", async (name, value) => {
  expect(await send([...good, [name, value]])).toMatchObject({ status: 303 });
});

test("what is wrong with a field that the page does not show is said of the whole form", async () => {
  const sent: [string, string][] = [
    ["intent", "pay"],
    ["name", ""],
    ["shown", "all of it"],
  ];
  expect(await send(sent)).toMatchObject({
    status: 422,
    errors: { name: "Enter a name." },
    message: notUnderstood.refusal.message,
  });
});
