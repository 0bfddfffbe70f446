import { data, redirect } from "react-router";

import { formCookie } from "#app/forms/form-token.server.ts";
import { findService } from "#app/catalog/find-service.server.ts";
import { customService } from "#app/catalog/slugs.ts";
import { isBuyLink, paymentLinkPath, servicePathOf } from "#app/checkout/payment-links/payment-link.ts";
import { currentUserContext, visitorAddressContext } from "#app/platform/request-context.ts";
import { ClosedView } from "#app/checkout/pages/payment-link/closed-view.tsx";
import type { LinkPageData } from "#app/checkout/pages/payment-link/link-page-data.ts";
import type { LinkVisit, PayerVisit } from "#app/checkout/pages/payment-link/link-visit.ts";
import { loadOffer } from "#app/checkout/pages/payment-link/load-offer.server.ts";
import { loadPayer } from "#app/checkout/pages/payment-link/load-payer.server.ts";
import { OfferView } from "#app/checkout/pages/payment-link/offer-view.tsx";
import { OpenedView } from "#app/checkout/pages/payment-link/opened-view.tsx";
import { PayerView } from "#app/checkout/pages/payment-link/payer-view.tsx";
import { takeCustomerAction, takePayerAction } from "#app/checkout/pages/payment-link/take-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/page-title.ts";
import { readForm } from "#app/forms/read-form.server.ts";

import type { Route } from "./+types/payment-link.ts";

type Arguments = Pick<Route.LoaderArgs, "params" | "request" | "url" | "context">;

/** A link to pay for one service (spec section 2): for the customer, or with a secret in it for who pays for them. */
export async function loader(args: Route.LoaderArgs) {
  const visit = await visitOf(args);
  const { status, page } = "service" in visit ? await offerOf(visit) : await loadPayer(visit, visit.secret);
  return data<LinkPageData>(page, { status, headers: formCookie(args.request) });
}

async function offerOf(visit: LinkVisit): Promise<{ status: number; page: LinkPageData }> {
  const page = await loadOffer(visit);
  return { status: page.problem !== null && !page.notAvailable ? 422 : 200, page };
}

export async function action(args: Route.ActionArgs) {
  const visit = await visitOf(args);
  const form = await readForm(args.request);
  const { message, status } =
    "service" in visit ? await customerAction(visit, form) : await takePayerAction(visit, visit.secret, form);
  return data({ message }, { status });
}

function customerAction(visit: LinkVisit, form: FormData) {
  const { user, url } = visit;
  if (!user) throw redirect(logInFor(url), 303);
  return takeCustomerAction({ ...visit, user }, form);
}

/**
 * What the address is about: with a secret a link, else a service. Without the field that makes it a link to pay by, it
 * leads to the service's own page. Custom work has nothing but its links.
 */
async function visitOf(args: Arguments): Promise<LinkVisit | (PayerVisit & { secret: string })> {
  const { params, request, url, context } = args;
  const secret = url.searchParams.get("for");
  const [user, address] = [context.get(currentUserContext), context.get(visitorAddressContext)];
  const visit = { request, url, user, address, now: new Date() };
  if (params.slug === customService && isBuyLink(url.searchParams) && secret !== null)
    return { ...visit, slug: customService, secret };
  const service = await findService(params.slug);
  if (!service) throw redirect("/error");
  if (!isBuyLink(url.searchParams)) throw redirect(servicePathOf(service.slug, url.searchParams), 303);
  if (service.slug !== params.slug) throw redirect(aliased(service.slug, url.searchParams), 308);
  return secret === null ? { ...visit, service } : { ...visit, slug: service.slug, secret };
}

function aliased(slug: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete("serviceBuyLink");
  return paymentLinkPath(slug, rest);
}

function logInFor({ pathname, search }: URL): string {
  return `/account/login/?next=${encodeURIComponent(pathname + search)}`;
}

export const shouldRevalidate = afterEveryAction;

/** What such an address shows is nobody else's, and changes with every payment. */
export const headers = () => ({ "Cache-Control": "no-store" });

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return unlistedPage(titleOf(loaderData), matches);
}

function titleOf(page: LinkPageData | undefined): string {
  if (!page || page.kind === "closed") return page?.heading ?? "Payment link";
  return page.kind === "offer" ? `Pay for ${page.sold.heading}` : `Pay for ${page.customerName}`;
}

export default function PaymentLink({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData?.message ?? null;
  switch (loaderData.kind) {
    case "offer":
      return <OfferView page={loaderData} problem={problem} />;
    case "payer":
      return <PayerView page={loaderData} problem={problem} />;
    case "opened":
      return <OpenedView page={loaderData} />;
    case "closed":
      return <ClosedView page={loaderData} problem={problem} />;
  }
}
