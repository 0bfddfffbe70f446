import { data } from "react-router";

import { formCookie } from "#app/forms/form-token.server.ts";
import { ClosedView } from "#app/payment-links/pages/closed-view.tsx";
import type { LinkPageData } from "#app/payment-links/pages/link-page-data.ts";
import { type LinkVisit, visitOf } from "#app/payment-links/pages/link-visit.server.ts";
import { loadOffer } from "#app/payment-links/pages/load-offer.server.ts";
import { loadPayer } from "#app/payment-links/pages/load-payer.server.ts";
import { OfferView } from "#app/payment-links/pages/offer-view.tsx";
import { OpenedView } from "#app/payment-links/pages/opened-view.tsx";
import { PayerPaidView } from "#app/payment-links/pages/payer-paid-view.tsx";
import { PayerView } from "#app/payment-links/pages/payer-view.tsx";
import { linkAction } from "#app/payment-links/pages/link-action.server.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { unlistedPage } from "#app/http/shell/page-title.ts";

import type { Route } from "./+types/payment-link.ts";

export async function loader(args: Route.LoaderArgs) {
  const visit = await visitOf(args);
  const { status, page } = "service" in visit ? await offerOf(visit) : await loadPayer(visit, visit.secret);
  return data<LinkPageData>(page, { status, headers: formCookie(args.request) });
}

async function offerOf(visit: LinkVisit): Promise<{ status: number; page: LinkPageData }> {
  const page = await loadOffer(visit);
  return { status: page.problem !== null && !page.notAvailable ? 422 : 200, page };
}

export const action = linkAction;

export const shouldRevalidate = afterEveryAction;

/** Private, and changes with every payment. */
export const headers = () => ({ "Cache-Control": "no-store" });

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return unlistedPage(titleOf(loaderData), matches);
}

function titleOf(page: LinkPageData | undefined): string {
  if (!page || page.kind === "closed") return page?.heading ?? "Payment link";
  return page.kind === "offer" ? `Pay for ${page.sold.heading}` : `Pay for ${page.customerName}`;
}

export default function PaymentLink({ loaderData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case "offer":
      return <OfferView page={loaderData} />;
    case "payer":
      return <PayerView page={loaderData} />;
    case "opened":
      return <OpenedView page={loaderData} />;
    case "paid":
      return <PayerPaidView page={loaderData} />;
    case "closed":
      return <ClosedView page={loaderData} />;
  }
}
