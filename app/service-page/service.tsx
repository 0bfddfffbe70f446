import { redirect } from "react-router";

import { logInPath } from "#app/accounts/log-in-path.ts";
import { byIntent } from "#app/forms/form-action.server.ts";
import { formToken } from "#app/forms/form-token.server.ts";
import { findServiceOrDraft, saleTermsOfAll } from "#app/catalog/find-service.server.ts";
import { jsonLd, serviceMetadata, type StartingPrice } from "#app/catalog/metadata.ts";
import { pauseSentence } from "#app/catalog/sale-terms.ts";
import { notAvailableMessage, rulesOf } from "#app/catalog/service-rules.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { bookCurrencies } from "#app/currencies/supported-currency.ts";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { startingPriceOf } from "#app/pricing/starting-prices.server.ts";
import { contentSettings } from "#app/content/content-settings.server.ts";
import { asksForDrafts } from "#app/content/page-texts/page-texts-for.server.ts";
import { drawSections, shownSections } from "#app/content/draw-sections.server.tsx";
import type { PageData } from "#app/content/page-content.ts";
import { findPage } from "#app/catalog/service-page.ts";
import { utcDay } from "#app/platform/dates.ts";
import { env } from "#app/platform/env.server.ts";
import { videoPlayerUrl } from "#app/platform/video-player.server.ts";
import {
  type CurrentUser,
  currentUserContext,
  sharedPageContext,
  visitorAddressContext,
} from "#app/platform/request-context.ts";
import { loadPaymentDialog } from "#app/checkout/pay/load-payment-dialog.server.ts";
import { loadNewestGroups } from "#app/research-groups/load-newest-groups.server.ts";
import { bookChatOnPage } from "#app/service-page/book-chat-on-page.server.ts";
import { loadChatBox } from "#app/service-page/load-chat-box.server.ts";
import { boxAction } from "#app/service-page/box-action.server.ts";
import {
  closedHref,
  type LoadedBox,
  loadPurchaseBox,
} from "#app/checkout/purchase-box/load-purchase-box.server.ts";
import { ratingFor } from "#app/testimonials/testimonials-for-service.server.ts";
import { loadTestimonials } from "#app/service-page/load-testimonials.server.ts";
import { StructuredData } from "#app/service-page/structured-data.tsx";
import { ServicePage } from "#app/service-page/service-page.tsx";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { linkPreview } from "#app/http/page-meta.ts";
import { frameOf, siteNameOf } from "#app/http/shell/page-title.ts";
import { drawDraftNote } from "#app/service-page/draw-draft-note.server.tsx";
import { drawSectionIndex } from "#app/service-page/draw-section-index.server.tsx";
import { drawTestimonialBox } from "#app/service-page/draw-testimonial-box.server.tsx";
import { drawVisaOpening } from "#app/service-page/draw-visa-opening.server.tsx";
import { drawText } from "#app/ui/draw-part.server.tsx";
import { whatsappLink } from "#app/support-chat/whatsapp-link.ts";

import { DrawnPart } from "#app/ui/drawn-part.tsx";
import type { Route } from "./+types/service.ts";
import type { Currency } from "#app/money/currency.ts";

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const now = new Date();
  const user = context.get(currentUserContext);
  const { service, isDraft } = await shownService(params.slug, url, user);
  const address = context.get(visitorAddressContext);
  const rules = rulesOf(service.slug);
  const saleTerms = (await saleTermsOfAll()).get(service.slug);
  const paused = saleTerms?.pause ? pauseSentence(saleTerms.pause, utcDay(now)) : null;
  const sold = paused === null && rules.display.purchaseBox && rules.display.startNow;
  const { SITE_URL: siteUrl, SITE_NAME: siteName, ...settings } = env();
  const content = await contentSettings();
  const { sections } = findPage(service, now, { siteName, saleTerms, ...content });
  const { currency } = visitorCurrency(request, user);
  const [startsAt, box, testimonials, researchGroups, rating] = await Promise.all([
    startingPrice(service.slug, currency, now),
    sold ? loadPurchaseBox({ service, request, url, user, address, now }) : null,
    loadTestimonials(service.slug),
    loadNewestGroups(sections, user?.id ?? null),
    content.site.showFixedRating ? null : ratingFor(service.slug),
  ]);
  const shared = context.get(sharedPageContext);
  const hasFailed = [testimonials, researchGroups].some((part) => part?.state === "failed");
  if (shared && hasFailed) shared.incomplete = true;
  const token = user ? formToken(request) : "";
  const { showFixedRating } = content.site;
  const metadata = serviceMetadata(service, { siteUrl, siteName, showFixedRating, rating }, startsAt);
  const pageData: PageData = {
    url,
    playerUrl: videoPlayerUrl(),
    showStars: content.site.showFixedStars,
    testimonials,
    researchGroups,
    signedIn: user !== null,
    eligibilityChatHref: whatsappLink(
      settings.SUPPORT_WHATSAPP,
      `Hello, I need an eligibility check for: ${service.heading}. My resume is attached below.`,
    ),
  };
  const shown = shownSections(sections, pageData);
  const notSold = paused === null ? notSoldText(service.slug, currency, startsAt) : null;
  return {
    token,
    slug: service.slug,
    draftNote: isDraft ? drawDraftNote(service.slug, request) : null,
    heading: service.heading,
    intro: service.intro,
    metadata: {
      ...metadata,
      structuredData: metadata.structuredData.map((data) => drawText(jsonLd(data), request)),
    },
    sections: drawSections(shown, pageData, request),
    index: rules.display.rightColumn ? null : drawSectionIndex(shown, box !== null, request),
    testimonialBox: drawTestimonialBox(service.slug, request),
    opening: rules.display.rightColumn ? null : drawVisaOpening(sections, notSold, pageData, request),
    eligibilityChatHref: pageData.eligibilityChatHref,
    display: rules.display,
    notSold,
    paused,
    box: box && shownBox(box, token),
    payment:
      box && user ? await paymentOf(box, { url, user, token, cookies: request.headers.get("cookie") }) : null,
    chat:
      user && rules.display.chatBox
        ? await loadChatBox({ service: service.slug, request, url, user, now })
        : null,
    logInHref: logInPath(`${url.pathname}${url.search}#free-chat`),
  };
}

/** A draft is shown to staff who ask for it. */
async function shownService(name: string, url: URL, user: CurrentUser | null) {
  const found = await findServiceOrDraft(name);
  if (!found || (found.isDraft && !(await asksForDrafts(url, user)))) throw redirect("/error");
  return found;
}

/** What was read is told by the fields. */
function shownBox({ read: _read, ...shown }: LoadedBox, formToken: string) {
  return { ...shown, formToken };
}

/** Else the price book's first currency, which needs no exchange rate. */
async function startingPrice(
  slug: ServiceSlug,
  currency: Currency | null,
  now: Date,
): Promise<StartingPrice | null> {
  const [first] = bookCurrencies;
  for (const code of new Set([currency ?? first, first])) {
    const found = await startingPriceOf(slug, code, now);
    if (found.ok) return found.value === null ? null : { price: found.value, currency: code };
  }
  return null;
}

function notSoldText(
  slug: ServiceSlug,
  currency: Currency | null,
  startsAt: StartingPrice | null,
): string | null {
  const { sale } = rulesOf(slug);
  if (sale === "online") return null;
  if (sale === "eligibility_check") return notAvailableMessage;
  const from =
    startsAt === null || startsAt.currency !== currency
      ? ""
      : ` It starts at ${formatMoney(startsAt.price, startsAt.currency)}.`;
  return `A counsellor agrees the work with you first and sends a link to pay for it.${from}`;
}

/** Spec section 4: only with a price and every choice made. */
async function paymentOf(
  box: LoadedBox,
  { url, user, token, cookies }: { url: URL; user: CurrentUser; token: string; cookies: string | null },
) {
  const purchaseId = url.searchParams.get("pay");
  if (!purchaseId || !box.view || box.read.missing.length > 0 || box.buy.createsGroup) return null;
  return loadPaymentDialog({
    view: box.view,
    user,
    url,
    purchaseId,
    fromCart: false,
    formToken: token,
    closeHref: closedHref(url),
    cookies,
  });
}

export const action = byIntent({ book_chat: bookChatOnPage }, boxAction);

export const shouldRevalidate = afterEveryAction;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, canonical, image } = loaderData.metadata;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...linkPreview({
      type: "product",
      title: loaderData.heading,
      description,
      siteName: siteNameOf(matches),
      url: canonical,
      image,
    }),
  ];
}

export default function Service({ loaderData, actionData, matches }: Route.ComponentProps) {
  const premium = frameOf(matches).user?.premium ?? false;
  return (
    <>
      {loaderData.metadata.structuredData.map((json) => (
        <StructuredData key={json.key} json={json} />
      ))}
      {loaderData.draftNote && <DrawnPart drawn={loaderData.draftNote} />}
      <ServicePage key={loaderData.slug} page={{ ...loaderData, premium }} result={actionData ?? null} />
    </>
  );
}
