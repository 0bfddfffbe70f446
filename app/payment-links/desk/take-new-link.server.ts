import { customService, type ServiceSlug } from "#app/catalog/slugs.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import { findLinkCustomer } from "#app/payment-links/desk/find-link-customer.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { makeCustomLink, makeLink } from "#app/payment-links/desk/make-link.server.ts";
import { done, type Outcome, refuse, type Refused } from "#app/platform/outcome.ts";
import { groupIdField, queryNames, readChoices } from "#app/pricing/choices-in-query.ts";
import { configure, fingerprint, refuseMissing } from "#app/pricing/configuration.ts";
import { linksPath, newLinkPath } from "#app/payment-links/link-labels.ts";
import { isSold } from "#app/payment-links/desk/load-new-link.server.ts";
import type {
  ChooseFields,
  CustomFields,
  GoodsFields,
  MakeFields,
} from "#app/payment-links/desk/new-link-fields.ts";

type At = { member: Member; url: URL; now: Date };

export async function chooseGoods(fields: ChooseFields, member: Member): Promise<Outcome<string>> {
  const customer = await findLinkCustomer(member, fields.customer);
  if (!customer.ok) return customer;
  const slug = findServiceSlug(fields.service);
  if (fields.service !== customService && !(slug && isSold(slug))) return chooseService;
  const chosen = { customer: customer.value.id, service: slug ?? fields.service };
  return done(`${newLinkPath}?${new URLSearchParams(chosen)}`);
}

export function showPrice(
  fields: GoodsFields & { valid_days: string | number },
  url: URL,
  changed = false,
): string {
  const query = new URLSearchParams();
  for (const name of ["customer", "service"]) query.set(name, url.searchParams.get(name) ?? "");
  for (const [name, value] of goodsIn(fields)) query.set(name, value.slice(0, 60));
  if (fields.shown_price !== "") {
    query.set("valid_days", String(fields.valid_days).slice(0, 10));
    query.set("mail", fields.mail ? "yes" : "no");
  }
  if (changed) query.set("changed", "1");
  return `${newLinkPath}?${query}`;
}

function goodsIn(fields: GoodsFields): URLSearchParams {
  const texts: Record<string, unknown> = fields;
  const names = [...Object.values(queryNames), groupIdField, "currency", "coupon"];
  return new URLSearchParams(names.flatMap((name) => (texts[name] ? [[name, String(texts[name])]] : [])));
}

function readGoods(query: URLSearchParams, slug: ServiceSlug) {
  const text = (name: string) => (query.get(name) ?? "").replaceAll("\0", "").trim();
  const configured = configure([slug], readChoices(query));
  return { configured, currency: text("currency"), couponCode: text("coupon") };
}

/** Only once the price was shown. Returns where to go. */
export async function makeFromCatalogue(fields: MakeFields, at: At): Promise<Outcome<string>> {
  const { member, url, now } = at;
  const slug = findServiceSlug(url.searchParams.get("service") ?? "");
  if (!slug) return chooseService;
  const { configured, currency, couponCode } = readGoods(goodsIn(fields), slug);
  if (!configured.ok) return configured;
  const complete = refuseMissing(configured.value.missing);
  if (!complete.ok) return complete;
  const [configuration] = configured.value.configurations;
  const [shownCurrency, shownPrice = ""] = fields.shown_price.split(" ");
  if (!configuration || !/^\d{1,15}$/.test(shownPrice)) return notUnderstood;
  const drawn = readGoods(url.searchParams, slug);
  const [drawnFor] = drawn.configured.ok ? drawn.configured.value.configurations : [];
  const isSame =
    drawnFor !== undefined &&
    fingerprint(drawnFor) === fingerprint(configuration) &&
    drawn.couponCode === couponCode &&
    shownCurrency === currency;
  if (!isSame) return done(showPrice(fields, url, true));
  const goods = { configuration, currency, couponCode, shownPrice: BigInt(shownPrice) };
  const customerId = UserId.parse(url.searchParams.get("customer") ?? "");
  return madeBy(fields, await makeLink({ ...termsOf(fields), ...goods, member, customerId, now }));
}

export async function makeCustom(fields: CustomFields, { member, url, now }: At): Promise<Outcome<string>> {
  const { work_title: title, work_description: description, amount, currency, days } = fields;
  const terms = { title, description, amount, currency, days };
  const customerId = UserId.parse(url.searchParams.get("customer") ?? "");
  const made = await makeCustomLink({ ...termsOf(fields), member, customerId, terms, now });
  return madeBy(fields, made.ok ? made : atFormsFields(made));
}

type TermFields = Pick<CustomFields, "valid_days" | "mail" | "purchase_id">;

function termsOf({ valid_days: validDays, mail, purchase_id: purchaseId }: TermFields) {
  return { validDays, mail, purchaseId };
}

function madeBy({ mail }: TermFields, made: Outcome<{ id: string }>): Outcome<string> {
  return made.ok ? done(`${linksPath}/${made.value.id}?done=${mail ? "mailed" : "made"}`) : made;
}

function atFormsFields({ refusal }: Refused): Refused {
  const formsNames: Record<string, string> = { title: "work_title", description: "work_description" };
  const nameOf = (field: string) => formsNames[field] ?? field;
  const { field, errors } = refusal;
  return refuse({
    ...refusal,
    ...(field !== undefined && { field: nameOf(field) }),
    ...(errors && {
      errors: Object.fromEntries(Object.entries(errors).map(([name, error]) => [nameOf(name), error])),
    }),
  });
}

const chooseService = refuse({
  code: "unknown_service",
  message: "Choose a service.",
  status: 422,
  field: "service",
});
