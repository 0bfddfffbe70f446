import { customService, findServiceSlug } from "#app/catalog/slugs.ts";
import { findLinkCustomer } from "#app/desk/find-link-customer.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { makeCustomLink, makeLink } from "#app/desk/make-link.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { readChoices } from "#app/pricing/choices-in-query.ts";
import { configure, refuseMissing } from "#app/pricing/configuration.ts";
import { linksPath, newLinkPath } from "#app/routes/pages/staff/links/link-words.ts";
import { isSold } from "#app/routes/pages/staff/links/load-new-link.server.ts";
import type { NewLinkProblem } from "#app/routes/pages/staff/links/new-link-view.ts";
import { readStaffForm, type StaffForm } from "#app/routes/pages/staff/staff-form.server.ts";

type Answer = { to: string } | { problem: NewLinkProblem; status: number };

/** Does what a form of the page asks for, and answers where to go, or why nothing was made. */
export async function takeNewLink(
  request: Request,
  { member, url, now }: { member: Member; url: URL; now: Date },
): Promise<Answer> {
  const { form, ours } = await readStaffForm(request);
  const outcome = ours.ok ? await doneBy(form, { member, url, now }) : ours;
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

async function doneBy(form: StaffForm, at: At): Promise<Outcome<string>> {
  switch (form.intent) {
    case "choose":
      return choose(form, at);
    case "make":
      return make(form, at);
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

/** The choices are those of the address, by which the price was shown. */
async function make(form: StaffForm, { member, url, now }: At): Promise<Outcome<string>> {
  const query = url.searchParams;
  const slug = findServiceSlug(query.get("service") ?? "");
  if (!slug) return chooseService;
  const configured = configure([slug], readChoices(query));
  if (!configured.ok) return configured;
  const complete = refuseMissing(configured.value.missing);
  if (!complete.ok) return complete;
  const [configuration] = configured.value.configurations;
  const shown = form.field("shown_price");
  if (!configuration || !/^\d{1,15}$/.test(shown)) return notUnderstood;
  return madeBy(
    form,
    await makeLink({
      ...commonOf(form),
      member,
      customerId: query.get("customer") ?? "",
      configuration,
      currency: query.get("currency") ?? "",
      couponCode: (query.get("coupon") ?? "").trim(),
      shownPrice: BigInt(shown),
      now,
    }),
  );
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
  const customerId = url.searchParams.get("customer") ?? "";
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
