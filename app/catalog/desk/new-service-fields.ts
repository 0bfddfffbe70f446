import { z } from "zod";

import { slugLengthMax } from "#app/catalog/desk/sale-limits.ts";
import { isTemplate, templates } from "#app/catalog/desk/templates.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import { needs } from "#app/catalog/needs.ts";
import type { Need } from "#app/catalog/service-parts/service-definition.ts";
import { lengthMax } from "#app/catalog/service-text.ts";
import { customService, type ShippedSlug } from "#app/catalog/slugs.ts";
import { bookCurrencies } from "#app/currencies/supported-currency.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { done, type Outcome, refuse, refuseAll } from "#app/platform/outcome.ts";
import { plainLine, readersLength } from "#app/platform/plain-text.ts";
import type { BookPrice } from "#app/pricing/price-book.ts";
import { priceRowsOf } from "#app/pricing/price-book-rows.ts";

type BookCurrency = (typeof bookCurrencies)[number];

export function priceField(currency: BookCurrency, row: number): string {
  return `${currency.toLowerCase()}_${row + 1}`;
}

const rowsMax = Math.max(...templates.map((slug) => priceRowsOf(slug).length));
const text = z.string().default("");

/** Judged together by `readNewService`: which prices there are follows from the template. */
export const newServiceFields = z.object({
  template: text,
  heading: text,
  slug: text,
  intro: text,
  need: text,
  ...Object.fromEntries(
    Array.from({ length: rowsMax }, (_, row) => row).flatMap((row) =>
      bookCurrencies.map((currency) => [priceField(currency, row), text]),
    ),
  ),
});

export type NewService = {
  template: ShippedSlug;
  heading: string;
  slug: string;
  intro: string;
  need: Need;
  prices: (BookPrice & { choice: string })[];
};

/** Says all that is wrong at once. */
export function readNewService(typed: z.output<typeof newServiceFields>): Outcome<NewService> {
  const { template } = typed;
  if (!isTemplate(template)) return noTemplate;
  const heading = readLine("heading", typed.heading, "The name");
  const slug = readSlug(typed.slug);
  const intro = readLine("intro", typed.intro, "The short text");
  const need = readNeed(typed.need);
  const amounts: Record<string, string> = typed;
  const prices = priceRowsOf(template).map(({ choice }, row) => ({
    choice,
    inr: readPrice(amounts, "INR", row),
    usd: readPrice(amounts, "USD", row),
  }));
  const read = prices.flatMap(({ choice, inr, usd }) =>
    inr.ok && usd.ok ? { choice, inr: inr.value, usd: usd.value } : [],
  );
  if (heading.ok && slug.ok && intro.ok && need.ok && read.length === prices.length) {
    return done({
      template,
      heading: heading.value,
      slug: slug.value,
      intro: intro.value,
      need: need.value,
      prices: read,
    });
  }
  return refuseAll([heading, slug, intro, need, ...prices.flatMap(({ inr, usd }) => [inr, usd])]);
}

function readLine(field: "heading" | "intro", typed: string, name: string): Outcome<string> {
  const max = lengthMax[field];
  const line = plainLine(typed.slice(0, 20 * max));
  if (line === "") return wrong(field, `${name} is empty.`);
  return readersLength(line) > max ? wrong(field, `${name} is longer than ${max} characters.`) : done(line);
}

function readSlug(typed: string): Outcome<string> {
  const slug = typed.trim();
  const isWritten = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(slug);
  if (!isWritten || slug.length < 3 || slug.length > slugLengthMax) {
    return wrong(
      "slug",
      `Write 3 to ${slugLengthMax} small letters, digits and hyphens, beginning with a letter: phd-proposal.`,
    );
  }
  if (reserved.has(slug) || slug in {}) {
    return wrong("slug", "This address is kept for the site. Choose another.");
  }
  return findServiceSlug(slug) ? slugTaken : done(slug);
}

/** Words that stand where a service's address stands, and mean something else there. */
const reserved: ReadonlySet<string> = new Set([customService, "new", "work", "all", "home", "landfall"]);

function readNeed(typed: string): Outcome<Need> {
  const found = needs.find(({ need }) => need === typed);
  return found ? done(found.need) : wrong("need", "Choose where it stands in the lists.");
}

function readPrice(typed: Record<string, string>, currency: BookCurrency, row: number): Outcome<bigint> {
  const field = priceField(currency, row);
  const amount = parseAmount(typed[field] ?? "", currency);
  return amount.ok ? amount : wrong(field, amount.refusal.message);
}

function wrong(field: string, message: string) {
  return refuse({ code: "invalid_service", message, status: 422, field });
}

const noTemplate = refuse({
  code: "unknown_template",
  message: "Choose the service after which the new one is made.",
  status: 422,
  field: "template",
});

export const slugTaken = refuse({
  code: "slug_taken",
  message: "Another service has this address. Choose another.",
  status: 409,
  field: "slug",
});
