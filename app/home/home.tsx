import { listServices, saleTermsOfAll } from "#app/catalog/find-service.server.ts";
import { organizationData } from "#app/catalog/metadata.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import { withFacts } from "#app/catalog/facts-in-sections.ts";
import { withoutClaims } from "#app/content/claims-shown.ts";
import { claimNow } from "#app/content/claim-facts.ts";
import { contentSettings } from "#app/content/content-settings.server.ts";
import { DraftNote } from "#app/content/draft-note.tsx";
import { pageText } from "#app/content/page-texts/page-texts-at.ts";
import { pageTextsFor } from "#app/content/page-texts/page-texts-for.server.ts";
import { withPageTexts } from "#app/content/page-texts/with-page-texts.ts";
import type { PageData, TestimonialsState } from "#app/content/page-content.ts";
import { withShowcase } from "#app/content/showcase/with-showcase.ts";
import { homeSections } from "#app/home/home-sections.ts";
import { destinations, homeDescription } from "#app/home/home-texts.ts";
import { needsIn } from "#app/catalog/needs.ts";
import { drawSections } from "#app/content/draw-sections.server.tsx";
import { DrawnSection } from "#app/content/drawn-section.tsx";
import { utcDay } from "#app/platform/dates.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { currentUserContext, sharedPageContext } from "#app/platform/request-context.ts";
import { startingPrices, startingPriceText } from "#app/pricing/starting-prices.server.ts";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import type { Currency } from "#app/money/currency.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { videoPlayerUrl } from "#app/platform/video-player.server.ts";
import styles from "#app/home/home.module.css";
import { HomeTop } from "#app/home/home-top.tsx";
import { NeedSections } from "#app/home/need-section.tsx";
import { pageMeta } from "#app/http/page-meta.ts";
import { frameOf } from "#app/http/shell/page-title.ts";
import { whatsappLink } from "#app/support-chat/whatsapp-link.ts";
import { listAllTestimonials } from "#app/testimonials/list-all.server.ts";
import { withServiceNames } from "#app/testimonials/with-service-names.server.ts";
import { drawPart } from "#app/ui/draw-part.server.tsx";
import { DrawnPart } from "#app/ui/drawn-part.tsx";

import type { Route } from "./+types/home.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = context.get(currentUserContext);
  const { currency } = visitorCurrency(request, user);
  const { texts, isDraft } = await pageTextsFor({ url, user, now: new Date() });
  const [services, saleTerms, testimonials, { hiddenClaims, facts, showcase, site }, priceOf] =
    await Promise.all([
      listServices(),
      saleTermsOfAll(),
      loadTestimonials(),
      contentSettings(),
      pricesIn(currency),
    ]);
  const shared = context.get(sharedPageContext);
  if (shared && testimonials.state === "failed") shared.incomplete = true;
  const today = utcDay(new Date());
  const named = services.map(({ slug, heading }) => ({ slug, heading }));
  const settings = env();
  const pageData: PageData = {
    url,
    playerUrl: videoPlayerUrl(),
    showStars: site.showFixedStars,
    testimonials,
    signedIn: user !== null,
    eligibilityChatHref: whatsappLink(
      settings.SUPPORT_WHATSAPP,
      "Hello, I need an eligibility check for a visa. My resume is attached below.",
    ),
  };
  const { heading: title, intro } = pageText(texts, "home.top");
  const top = {
    text: { title, intro },
    promises: pageText(texts, "home.promises").items,
    whereTo: pageText(texts, "home.where-to").heading,
    destinations: destinations.map(({ students, aims, ...destination }) => ({
      ...destination,
      students: students && !hiddenClaims.has(students) ? claimNow(students, facts, today) : null,
      aims: aims.map(({ aim, slugs }) => ({
        aim,
        services: slugs.flatMap((slug) => named.filter((service) => service.slug === slug)),
      })),
    })),
  };
  // Apart from the rest: only this changes with the visitor's currency.
  const shownNeeds = needsIn(texts).map((need) => ({
    ...need,
    services: named
      .filter(({ slug }) => rulesOf(slug).need === need.need && !rulesOf(slug).display.premiumVisa)
      .map((service) => ({
        ...service,
        price: saleTerms.get(service.slug)?.pause ? "Not on sale now" : priceOf(service.slug),
      })),
  }));
  const needsHeading = pageText(texts, "home.needs").heading;
  const said = withPageTexts("home", homeSections, texts);
  return {
    title,
    isDraft,
    top: drawPart(JSON.stringify(["home", top]), request, () => <HomeTop {...top} />),
    needs: drawPart(JSON.stringify(["needs", needsHeading, shownNeeds]), request, () => (
      <NeedSections heading={needsHeading} needs={shownNeeds} />
    )),
    sections: drawSections(
      withShowcase(withFacts("home", withoutClaims(said, hiddenClaims), facts, today), showcase),
      pageData,
      request,
    ),
  };
}

/** Null where there is no price: the currency is not known yet, or its prices are paused. */
async function pricesIn(currency: Currency | null): Promise<(slug: ServiceSlug) => string | null> {
  const prices = currency && (await startingPrices(currency, new Date()));
  return (slug) => {
    const price = prices?.ok ? prices.value.get(slug) : undefined;
    return currency === null || price === undefined ? null : startingPriceText(slug, price, currency);
  };
}

/** In fixed order, so the page is the same for everyone and can be cached. */
async function loadTestimonials(): Promise<TestimonialsState> {
  try {
    const { testimonials } = await listAllTestimonials(1);
    return { state: "loaded", testimonials: await withServiceNames(testimonials) };
  } catch (error) {
    log.error({ error }, "the testimonials could not be read");
    return { state: "failed", message: "Failed to load testimonials", at: Date.now() };
  }
}

export function meta(where: Route.MetaArgs) {
  const { loaderData, matches } = where;
  if (!loaderData) return [];
  const frame = frameOf(matches);
  return pageMeta(
    {
      title: loaderData.title,
      wholeTitle: `${frame.siteName}: study or work abroad`,
      description: homeDescription,
      structuredData: [organizationData(frame)],
    },
    where,
  );
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {loaderData.isDraft && <DraftNote />}
      <DrawnPart drawn={loaderData.top} />
      <DrawnPart drawn={loaderData.needs} />
      {loaderData.sections.map((section) => (
        <div key={section.drawn.key} className={styles.band} data-kind={section.kind}>
          <div className="page">
            <DrawnSection section={section} />
          </div>
        </div>
      ))}
    </>
  );
}
