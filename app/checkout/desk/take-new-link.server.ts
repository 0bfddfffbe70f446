import { customService, type ServiceSlug } from "#app/catalog/slugs.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import { findLinkCustomer } from "#app/checkout/desk/find-link-customer.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { makeCustomLink, makeLink } from "#app/checkout/desk/make-link.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { queryNames, readChoices } from "#app/pricing/choices-in-query.ts";
import { configure, fingerprint, refuseMissing } from "#app/pricing/configuration.ts";
import { linksPath, newLinkPath } from "#app/checkout/payment-links/link-words.ts";
import { isSold } from "#app/checkout/desk/load-new-link.server.ts";
import type { NewLinkProblem } from "#app/checkout/desk/new-link-view.ts";
import { type StaffForm, staffFormOf } from "#app/desk/staff-form.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";

type Answer = { to: string } | { problem: NewLinkProblem; status: number };

/** Does what a form of the page asks for, and answers where to go, or why nothing was made. */
export async function takeNewLink(
  request: Request,
  { member, url, now }: { member: Member; url: URL; now: Date },
): Promise<Answer> {
  const read = await readForm(request);
  const { form, ours } = staffFormOf(request, read);
  const outcome = ours.ok ? await doneBy(form, read, { member, url, now }) : ours;
  if (outcome.ok) return { to: outcome.value };
  const { message, status, field = null, details } = outcome.refusal;
  const other = details?.["linkId"];
  const otherHref = typeof other === "string" ? `${linksPath}/${other}` : null;
  const typed = Object.fromEntries(kept.map((name) => [name, form.field(name)]));
  return { problem: { message, field, typed, otherHref }, status };
}

/** What was typed is shown again. */
const kept = [
  "customer",
  "service",
  "work_title",
  "work_description",
  "amount",
  "currency",
  "days",
  "valid_days",
  "mail",
];

type At = { member: Member; url: URL; now: Date };

async function doneBy(form: StaffForm, read: FormData, at: At): Promise<Outcome<string>> {
  switch (form.intent) {
    case "choose":
      return choose(form, at);
    case "show":
      return show(read, at);
    case "make":
      return make(form, read, at);
    case "make_custom":
      return makeCustom(form, at);
    default:
      return notUnderstood;
  }
}

async function choose({ field }: StaffForm, { member }: At): Promise<Outcome<string>> {
  const customer = await findLinkCustomer(member, field("customer"));
  if (!customer.ok) return customer;
  const service = field("service");
  const slug = findServiceSlug(service);
  if (service !== customService && !(slug && isSold(slug))) return chooseService;
  return done(
    `${newLinkPath}?${new URLSearchParams({ customer: customer.value.id, service: slug ?? service })}`,
  );
}

/** What the form shows a price of. */
function readGoods(form: FormData | URLSearchParams, slug: ServiceSlug) {
  const configured = configure([slug], readChoices(form));
  return { configured, currency: text(form, "currency"), couponCode: text(form, "coupon") };
}

function text(form: FormData | URLSearchParams, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\0", "").trim() : "";
}

/** The address that shows the price of what stands in the form. */
function show(read: FormData, { url }: At, changed = false): Outcome<string> {
  const query = new URLSearchParams();
  for (const name of ["customer", "service"]) query.set(name, url.searchParams.get(name) ?? "");
  for (const name of [...Object.values(queryNames), "currency", "coupon"]) {
    const value = read.get(name);
    if (typeof value === "string" && value !== "") query.set(name, value.slice(0, 60));
  }
  // On what terms stands beside a price that was shown.
  if (read.has("valid_days")) {
    query.set("valid_days", text(read, "valid_days").slice(0, 10));
    query.set("mail", text(read, "mail") === "yes" ? "yes" : "no");
  }
  if (changed) query.set("changed", "1");
  return done(`${newLinkPath}?${query}`);
}

/** A link is made for the choices that stand in the form, once their price was shown. */
async function make(form: StaffForm, read: FormData, at: At): Promise<Outcome<string>> {
  const { member, url, now } = at;
  const slug = findServiceSlug(url.searchParams.get("service") ?? "");
  if (!slug) return chooseService;
  const { configured, currency, couponCode } = readGoods(read, slug);
  if (!configured.ok) return configured;
  const complete = refuseMissing(configured.value.missing);
  if (!complete.ok) return complete;
  const [configuration] = configured.value.configurations;
  const [shownCurrency, shownPrice = ""] = form.field("shown_price").split(" ");
  if (!configuration || !/^\d{1,15}$/.test(shownPrice)) return notUnderstood;
  const drawn = readGoods(url.searchParams, slug);
  const [drawnFor] = drawn.configured.ok ? drawn.configured.value.configurations : [];
  const isSame =
    drawnFor !== undefined &&
    fingerprint(drawnFor) === fingerprint(configuration) &&
    drawn.couponCode === couponCode &&
    shownCurrency === currency;
  if (!isSame) return show(read, at, true);
  const goods = { configuration, currency, couponCode, shownPrice: BigInt(shownPrice) };
  const customerId = UserId.parse(url.searchParams.get("customer") ?? "");
  return madeBy(form, await makeLink({ ...commonOf(form), ...goods, member, customerId, now }));
}

async function makeCustom(form: StaffForm, { member, url, now }: At): Promise<Outcome<string>> {
  const { field } = form;
  const terms = {
    title: field("work_title"),
    description: field("work_description"),
    amount: field("amount"),
    currency: field("currency"),
    days: field("days"),
  };
  const customerId = UserId.parse(url.searchParams.get("customer") ?? "");
  return madeBy(form, await makeCustomLink({ ...commonOf(form), member, customerId, terms, now }));
}

function commonOf({ field }: StaffForm) {
  return {
    validDays: field("valid_days"),
    mail: field("mail") === "yes",
    purchaseId: field("purchase_id"),
  };
}

function madeBy({ field }: StaffForm, made: Outcome<{ id: string }>): Outcome<string> {
  if (!made.ok) return made;
  return done(`${linksPath}/${made.value.id}?done=${field("mail") === "yes" ? "mailed" : "made"}`);
}

const chooseService = refuse({
  code: "unknown_service",
  message: "Choose a service.",
  status: 422,
  field: "service",
});
