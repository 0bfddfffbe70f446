import { data } from "react-router";

import { headingsOfAll } from "#app/catalog/find-service.server.ts";
import { refundRules } from "#app/catalog/refund-rules.ts";
import type { PageData } from "#app/content/page-content.ts";
import type { CompanyDetails } from "#app/content/small-print/small-print-parts.ts";
import { smallPrintPages } from "#app/content/small-print/small-print.ts";
import { drawSections } from "#app/content/draw-sections.server.tsx";
import { DrawnSection } from "#app/content/drawn-section.tsx";
import { writtenDate } from "#app/platform/dates.ts";
import { env } from "#app/platform/env.server.ts";
import { currentUserContext } from "#app/platform/request-context.ts";
import { videoPlayerUrl } from "#app/platform/video-player.server.ts";
import styles from "#app/content/pages/small-print.module.css";
import { pageMeta } from "#app/http/page-meta.ts";
import { whatsappLink } from "#app/support-chat/whatsapp-link.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/small-print.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const page = smallPrintPages[url.pathname];
  if (!page) throw data(null, { status: 404 });
  const house = { ...houseFromSettings(), refunds: refundRules(await headingsOfAll()) };
  const pageData: PageData = {
    url,
    playerUrl: videoPlayerUrl(),
    showStars: false,
    signedIn: context.get(currentUserContext) !== null,
    eligibilityChatHref: house.whatsappHref,
    testimonials: { state: "loaded", testimonials: [] },
  };
  const { sections, ...words } = page(house);
  return { ...words, sections: drawSections(sections, pageData, request) };
}

function houseFromSettings(): Omit<CompanyDetails, "refunds"> {
  const settings = env();
  const address = settings.CONTACT_ADDRESS ?? settings.SELLER_ADDRESS ?? "";
  return {
    siteName: settings.SITE_NAME,
    seller: settings.SELLER_NAME ?? settings.SITE_NAME,
    address: address
      .split(";")
      .map((line) => line.trim())
      .filter(Boolean),
    hours: settings.CONTACT_HOURS ?? null,
    email: settings.CONTACT_EMAIL ?? mailAddressIn(settings.MAIL_FROM),
    whatsappHref: whatsappLink(settings.SUPPORT_WHATSAPP, "Hello, I have a question."),
    liveChat: settings.LIVE_CHAT_SCRIPT_URL !== undefined,
  };
}

function mailAddressIn(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
}

export function meta(where: Route.MetaArgs) {
  if (!where.loaderData) return [];
  const { title, intro } = where.loaderData;
  return pageMeta({ title, description: intro }, where);
}

export default function SmallPrint({ loaderData }: Route.ComponentProps) {
  const { title, intro, dated, sections } = loaderData;
  return (
    <article className={`page ${styles.page}`}>
      <PageHeading title={title} intro={intro} />
      <p className={`note ${styles.dated}`}>
        Last updated <time dateTime={dated}>{writtenDate(dated)}</time>
      </p>
      {sections.map((section) => (
        <DrawnSection key={section.drawn.key} section={section} />
      ))}
    </article>
  );
}
