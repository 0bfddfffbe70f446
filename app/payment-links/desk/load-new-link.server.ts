import { randomUUID } from "node:crypto";

import type { Account } from "#app/accounts/search-accounts.server.ts";
import { listServices } from "#app/catalog/find-service.server.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import { customService, type ServiceSlug } from "#app/catalog/slugs.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import { choiceFields } from "#app/checkout/purchase-box/choice-fields.ts";
import { agreedDays } from "#app/payment-links/payment-link.ts";
import { currencyOfCountry } from "#app/currencies/countries.ts";
import { extendedList, isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { linkCustomer } from "#app/payment-links/desk/find-link-customer.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { priceLink } from "#app/payment-links/desk/price-link.server.ts";
import { UserId } from "#app/platform/ids.ts";
import type { Refusal } from "#app/platform/outcome.ts";
import { queryNames } from "#app/pricing/choices-in-query.ts";
import { refuseMissing } from "#app/pricing/configuration.ts";
import { readConfiguration } from "#app/checkout/read-configuration.ts";
import type {
  CatalogueStep,
  ChooseStep,
  LinkTerms,
  NewLinkView,
} from "#app/payment-links/desk/new-link-view.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { db } from "#app/platform/db.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

const codeMax = 60;
const daysMax = 10;

export async function loadNewLink(member: Member, { searchParams }: URL, now: Date): Promise<NewLinkView> {
  const customer = await linkCustomer(member, UserId.parse(searchParams.get("customer") ?? ""));
  const service = searchParams.get("service") ?? "";
  if (!customer.ok) return chooseStep(member, { customer: "", service });
  const about = { ...(await aboutCustomer(customer.value)), terms: termsIn(searchParams) };
  if (service === customService && mayEver(member.role, "make_custom_link"))
    return { step: "custom", ...about, currencies: currencies() };
  const slug = findServiceSlug(service);
  if (slug && isSold(slug)) return catalogueStep(member, { slug, about, query: searchParams, now });
  return chooseStep(member, { customer: customer.value.email, service: "" });
}

async function chooseStep(member: Member, chosen: ChooseStep["chosen"]): Promise<ChooseStep> {
  const services = (await listServices())
    .filter(({ slug }) => isSold(slug))
    .map(({ slug, heading }) => ({ value: slug, label: heading }));
  const custom = { value: customService, label: "Work with a title and amount of its own" };
  const ours = mayEver(member.role, "make_custom_link") ? [{ label: "Agreed apart", options: [custom] }] : [];
  return { step: "choose", services: [...ours, { label: "Services", options: services }], chosen };
}

/** False for services that start with a free eligibility check: they have no price. */
export function isSold(slug: ServiceSlug): boolean {
  return rulesOf(slug).sale !== "eligibility_check";
}

type AboutCustomer = Pick<CatalogueStep, "customer" | "purchaseId" | "terms" | "usual">;

/** Keeps what was typed beside an earlier price. */
function termsIn(query: URLSearchParams): LinkTerms {
  const days = query.get("valid_days") ?? String(agreedDays.preset);
  return { days: days.slice(0, daysMax), mail: query.get("mail") !== "no" };
}

/** By their wallet, or their country. */
async function aboutCustomer(account: Account): Promise<Omit<AboutCustomer, "terms">> {
  const { id, email, country } = account;
  const wallet = await walletBalance(db, id);
  return {
    usual: wallet?.currency ?? currencyOfCountry(country),
    customer: { id, name: fullName(account), email },
    purchaseId: randomUUID(),
  };
}

type Asked = { slug: ServiceSlug; about: AboutCustomer; query: URLSearchParams; now: Date };

/** Priced once the address names a currency. */
async function catalogueStep(member: Member, { slug, about, query, now }: Asked): Promise<CatalogueStep> {
  const { configuration, missing, problem } = readConfiguration(slug, query);
  const services = await listServices();
  const currency = query.get("currency") ?? "";
  const coupon = (query.get("coupon") ?? "").trim().slice(0, codeMax);
  const fields = choiceFields(rulesOf(slug), configuration, missing);
  const step: CatalogueStep = {
    ...about,
    step: "catalogue",
    service: slug,
    heading: services.find((one) => one.slug === slug)?.heading ?? slug,
    // Shares of a research group are bought on the group's page.
    fields: fields.filter(({ name }) => name !== queryNames.coAuthors),
    currencies: currencies(),
    chosen: { currency: isSupportedCurrency(currency) ? currency : about.usual, coupon },
    changed: query.has("changed"),
    view: null,
    problem: problem === null ? null : { message: problem, field: null },
  };
  if (currency === "" || problem !== null) return step;
  const complete = refuseMissing(missing);
  if (!complete.ok) return { ...step, problem: problemOf(complete.refusal) };
  const goods = { customerId: about.customer.id, configuration, currency, couponCode: coupon };
  const priced = await priceLink(member, goods, now);
  return priced.ok ? { ...step, view: priced.value } : { ...step, problem: problemOf(priced.refusal) };
}

function problemOf({ message, field }: Refusal): NonNullable<CatalogueStep["problem"]> {
  return { message, field: field ?? null };
}

function currencies() {
  return extendedList().map(({ code, name }) => ({ value: code, label: `${code}, ${name}` }));
}
