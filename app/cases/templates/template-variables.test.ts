import { expect, test } from "vitest";

import { checkVariables, fillTemplate, leftOpen } from "#app/cases/templates/template-variables.ts";

const values = {
  customer_first_name: "Asha",
  service: "Cover letter",
  due_date: "9 October 2026",
  counsellor: null,
  order_number: "LF-1042",
};

test.each([
  ["Hello {{customer_first_name}},", "Hello Asha,", []],
  ["{{ service }} of {{order_number}}", "Cover letter of LF-1042", []],
  [
    "By {{due_date}}, {{counsellor}}.",
    "By 9 October 2026, [the counsellor: not known yet].",
    ["the counsellor"],
  ],
  [
    "{{counsellor}} and {{counsellor}}",
    expect.stringMatching(/^\[the counsellor.*\] and \[the c/),
    ["the counsellor"],
  ],
  ["No variable at all {x}", "No variable at all {x}", []],
])("“%s” becomes “%s”", (body, text, missing) => {
  expect(fillTemplate(body, values)).toEqual({ text, missing });
});

test("a value that looks like a variable is not filled again", () => {
  expect(
    fillTemplate("Hello {{customer_first_name}}", { ...values, customer_first_name: "{{service}}" }).text,
  ).toBe("Hello {{service}}");
});

test.each([
  ["Hello {{customer_first_name}} {{ due_date }}", null],
  ["Hello {{first_name}}", /no variable “{{first_name}}”/],
  ["Hello {{}}", /no variable “{{}}”/],
  ["Hello {{constructor}}", /no variable/],
  ["Hello {{customer_first_name}", /as {{name}}/],
  ["Hello customer_first_name}}", /as {{name}}/],
  ["Hello {customer}", null],
])("“%s” is kept, or refused in words: %s", (body, message) => {
  const checked = checkVariables(body);
  if (message === null) expect(checked.ok).toBe(true);
  else
    expect(checked).toMatchObject({
      ok: false,
      refusal: { message: expect.stringMatching(message) as string },
    });
});

test.each([
  ["All is filled in.", []],
  ["By {{due_date}}.", ["the due date"]],
  ["By [the due date: not known yet].", ["the due date"]],
  ["{{ counsellor }} and [the service: not known yet]", ["the service", "the counsellor"]],
  ["In {{your_template}} language", []],
])("“%s” leaves open %j", (text, open) => {
  expect(leftOpen(text)).toEqual(open);
});

test("what filling leaves open is found again", () => {
  const nothing = {
    customer_first_name: null,
    service: null,
    due_date: null,
    counsellor: null,
    order_number: null,
  };
  const body = Object.keys(values)
    .map((name) => `{{${name}}}`)
    .join(" ");
  const { text, missing } = fillTemplate(body, nothing);
  expect(text).not.toContain("{{");
  expect(leftOpen(text)).toEqual(missing);
});
