import { beforeAll, describe, expect, test } from "vitest";

import { caseIntakes } from "#app/cases/tables.server.ts";
import type { IntakeField } from "#app/catalog/service-parts/intake-field.ts";
import { intakeFormOf } from "#app/catalog/bought-service.ts";
import { sendIntake } from "#app/cases/intake/send-intake.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CatalogueConfiguration } from "#app/pricing/configuration.ts";
import { answeredWell, goodAnswer, paper } from "#tests/cases/send-intake.ts";
import { valueOf } from "#tests/checkout/shop.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { markupOf } from "#tests/hostile/escaped.ts";
import { fewTexts, openSite, type Site } from "#tests/hostile/read-pages.ts";
import { formOf } from "#tests/hostile/stand-on-ground.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { wide } from "#tests/setup/wide.ts";
import { OrderItemId } from "#app/platform/ids.ts";
import { asId } from "#tests/setup/as-id.ts";

const configurations = [
  configured("cover-letter"),
  configured("job-application"),
  configured("scholarship-help"),
  configured("housing-search"),
];
const kinds = new Map<IntakeField["kind"], { field: IntakeField; configuration: CatalogueConfiguration }>();
for (const configuration of configurations)
  for (const field of intakeFormOf(configuration)) kinds.set(field.kind, { field, configuration });

/** A sample: each one renders a page. */
const texts = wide ? fewTexts(40, 16) : fewTexts(100, 32);
const textsInTurn = (turn: number) => texts.filter((_, index) => wide || index % 3 === turn % 3);

let site: Site;
let itemIds: OrderItemId[];

beforeAll(async () => {
  site = await openSite();
  ({ itemIds } = await buyServices(configurations, { user: site.user }));
});

test("every kind of field is there", () => {
  expect(kinds.size).toBe(11);
});

const written = [...kinds.values()].filter(({ field }) => field.kind !== "file");
describe.each(written.map((of, place) => ({ ...of, place })))("a field of the kind $field.kind", (of) => {
  const { field, configuration, place } = of;
  const itemId = () => itemIds[configurations.indexOf(configuration)] ?? "";

  test("takes a hostile text as the text it is, or refuses it with a sentence", async () => {
    const { serve, read, customer, owner } = site;
    const path = `/account/services/${itemId()}`;
    const usual = await read(customer, path);
    const form = intakeFormOf(configuration).filter(({ kind }) => kind !== "file");
    for (const { name, text } of textsInTurn(place)) {
      const fields = Object.fromEntries(form.map((one) => [`answer.${one.name}`, goodAnswer(one)]));
      const sent = { intent: "intake.send", later: "yes", ...fields, [`answer.${field.name}`]: text };
      const answer = await serve(formOf(customer, path, sent));
      expect([303, 422], name).toContain(answer.status);
      const pages =
        answer.status === 422
          ? [await answer.text()]
          : await Promise.all([read(customer, path), read(owner, `/staff/work/${itemId()}`)]);
      for (const page of pages) expect(markupOf(text, page, usual), name).toEqual([]);
    }
  }, 60_000);
});

test("what was sent is drawn as the text it is, names of files too", async () => {
  const { read, customer, owner } = site;
  await db.delete(caseIntakes);
  const itemId = itemIds[0] ?? asId(OrderItemId, "");
  const text = `<img src=x onerror="__hacked('form')">`;
  const good = answeredWell(intakeFormOf(configurations[0]!), { advertisement: [text], fit: [text] });
  const files = (name: string) => (name === "resume" ? [paper(text)] : []);
  valueOf(await sendIntake({ ...good, files, itemId, userId: site.user.id, now: new Date() }));
  for (const page of [
    await read(customer, `/account/services/${itemId}`),
    await read(owner, `/staff/work/${itemId}`),
  ]) {
    expect(page).toContain("&lt;img src=x onerror=");
    expect(page).not.toContain("<img src=x");
  }
});
