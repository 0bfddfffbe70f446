import type { PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { billingByLink } from "#app/checkout/pay-by-link.server.ts";
import { shareHref } from "#app/payment-links/payment-link.ts";
import { payerPath } from "#app/payment-links/payment-link-secret.server.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { env } from "#app/platform/env.server.ts";
import { describe } from "#app/pricing/configuration.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import type { OwnLink, OwnLinks } from "#app/payment-links/pages/link-page-data.ts";

export async function loadOwnLinks(open: PaymentLink[], url: URL): Promise<OwnLinks> {
  const withdrawn = url.searchParams.has("withdrawn");
  const headings = await nameServices(open.map((link) => link.configuration));
  const links = open.map((link, index) => toOwnLink(link, headings[index] ?? ""));
  const index = open.findIndex(({ id }) => id === url.searchParams.get("asked"));
  const newest = open[index];
  return {
    asked: links[index] ?? null,
    billedTo: newest ? (await billingByLink(newest)).name : null,
    links,
    withdrawn,
  };
}

function toOwnLink(link: PaymentLink, heading: string): OwnLink {
  const { SITE_URL, SITE_NAME } = env();
  const path = payerPath(link);
  const address = path && `${SITE_URL}${path}`;
  const until = writtenDate(link.expiresAt);
  const message = `Could you pay for this for me? ${heading}, from ${SITE_NAME}, by ${until}: ${address}`;
  return {
    id: link.id,
    heading,
    text: describe(link.configuration),
    address,
    whatsappHref: address && shareHref(message),
    until,
  };
}
