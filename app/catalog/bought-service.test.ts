import { describe, expect, test } from "vitest";

import { intakeFormOf, planOf } from "#app/catalog/bought-service.ts";
import { everyPurchase } from "#tests/cases/every-purchase.ts";

describe.each(everyPurchase)("the plan of $service with $choices", (bought) => {
  const steps = planOf(bought);

  test("has four to nine steps, each with a name and words of its own", () => {
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(steps.length).toBeLessThanOrEqual(9);
    expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
    expect(new Set(steps.map(({ text: words }) => words)).size).toBe(steps.length);
    for (const { name } of steps) expect(name).toMatch(/^[a-z]+(_[a-z\d]+)*$/);
  });

  test("begins with the form and ends with acceptance, after delivery", () => {
    expect(steps[0]).toMatchObject({ follows: "intake_sent", by: "customer", share: 0 });
    expect(steps.at(-1)).toMatchObject({ follows: "accepted", by: "customer", share: null });
    expect(steps.filter(({ follows }) => follows !== null).map(({ follows }) => follows)).toEqual([
      "intake_sent",
      "delivered",
      "accepted",
    ]);
  });

  test("goes forward in time, to the whole of it, and what is undated comes last", () => {
    const shares = steps.map(({ share }) => share);
    const dated = shares.filter((share) => share !== null);
    expect(shares.slice(0, dated.length)).toEqual(dated);
    expect(dated.toSorted((one, other) => one - other)).toEqual(dated);
    expect([dated[0], dated.at(-1)]).toEqual([0, 1]);
  });
});

describe.each(everyPurchase)("the form of $service with $choices", (bought) => {
  const form = intakeFormOf(bought);
  const least = bought.service === "custom-service" ? 2 : 5;

  test("asks enough and not too much", () => {
    expect(form.length).toBeGreaterThanOrEqual(least);
    expect(form.length).toBeLessThanOrEqual(20);
  });

  test("asks each question once, under a name that can be kept", () => {
    const names = form.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(_[a-z\d]+)*$/);
    const labels = form.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.every((label) => label.trim() === label && label !== "")).toBe(true);
  });

  test("never asks for the number of a passport or a card, nor for a password", () => {
    for (const { label } of form) expect(label).not.toMatch(/password|card|passport number|bank account/i);
  });

  test("says why it asks for a refusal", () => {
    for (const { kind, label, hint } of form)
      if (kind === "yes_no" && /refused/.test(label)) expect(hint).toMatch(/because/);
  });

  test("has sensible limits", () => {
    for (const field of form) {
      if (field.kind === "one_of" || field.kind === "several_of") {
        expect(field.options.length).toBeGreaterThan(1);
        expect(new Set(field.options).size).toBe(field.options.length);
      }
      if (field.kind === "number") expect(field.from).toBeLessThan(field.to);
      if (field.kind === "text" || field.kind === "long_text") expect(field.lengthMax).toBeGreaterThan(50);
    }
  });
});

const namesOf = (service: Parameters<typeof intakeFormOf>[0]["service"], choices = {}) =>
  intakeFormOf({ service, choices }).map(({ name }) => name);

test("as many programmes are asked for as statements were bought", () => {
  const asked = namesOf("sop-drafting", { drafts: 3 }).filter((name) => name.startsWith("programme_"));
  expect(asked).toEqual(["programme_1", "programme_2", "programme_3"]);
});

test("as many recommenders are asked for as letters were bought", () => {
  const asked = namesOf("lor-drafting", { letters: 2 }).filter((name) => name.startsWith("recommender_"));
  expect(asked).toEqual(["recommender_1", "recommender_2"]);
});

test("a complete application asks what the visa needs only with visa help", () => {
  expect(namesOf("complete-application", { visaHelp: true })).toContain("passport_until");
  expect(namesOf("complete-application", { visaHelp: false })).not.toContain("passport_until");
});

test("every kind of field is asked for somewhere", () => {
  const kinds = new Set(everyPurchase.flatMap((bought) => intakeFormOf(bought).map(({ kind }) => kind)));
  expect([...kinds].toSorted()).toEqual(
    [
      "country",
      "date",
      "email",
      "file",
      "long_text",
      "number",
      "one_of",
      "several_of",
      "text",
      "web_address",
      "yes_no",
    ].toSorted(),
  );
});
