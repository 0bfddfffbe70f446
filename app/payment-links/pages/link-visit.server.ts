import { redirect } from "react-router";

import { findService } from "#app/catalog/find-service.server.ts";
import type { Service } from "#app/catalog/service.ts";
import { type BoughtService, customService } from "#app/catalog/slugs.ts";
import { isBuyLink, paymentLinkPath, servicePathOf } from "#app/payment-links/payment-link.ts";
import type { Visit } from "#app/forms/form-action.server.ts";
import {
  type CurrentUser,
  currentUserContext,
  visitorAddressContext,
} from "#app/platform/request-context.ts";

export type PayerVisit = {
  slug: BoughtService;
  request: Request;
  url: URL;
  user: CurrentUser | null;
  address: string;
  now: Date;
};

export type LinkVisit = Omit<PayerVisit, "slug"> & { service: Service };

/** With a secret it is a link, else a service. Without the buy field it redirects to the service's page. */
export async function visitOf({
  params,
  request,
  url,
  context,
}: Visit): Promise<LinkVisit | (PayerVisit & { secret: string })> {
  const { slug = "" } = params;
  const secret = url.searchParams.get("for");
  const [user, address] = [context.get(currentUserContext), context.get(visitorAddressContext)];
  const visit = { request, url, user, address, now: new Date() };
  if (slug === customService && isBuyLink(url.searchParams) && secret !== null)
    return { ...visit, slug: customService, secret };
  const service = await findService(slug);
  if (!service) throw redirect("/error");
  if (!isBuyLink(url.searchParams)) throw redirect(servicePathOf(service.slug, url.searchParams), 303);
  if (service.slug !== slug) throw redirect(aliased(service.slug, url.searchParams), 308);
  return secret === null ? { ...visit, service } : { ...visit, slug: service.slug, secret };
}

function aliased(slug: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete("serviceBuyLink");
  return paymentLinkPath(slug, rest);
}
