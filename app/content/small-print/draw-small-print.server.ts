import { drawSections } from "#app/content/draw-sections.server.tsx";
import type { PageData } from "#app/content/page-content.ts";
import type { CompanyDetails, SmallPrint } from "#app/content/small-print/small-print-parts.ts";
import { env } from "#app/platform/env.server.ts";
import { videoPlayerUrl } from "#app/platform/video-player.server.ts";

type Visit = Pick<CompanyDetails, "refunds" | "whatsappHref"> & {
  request: Request;
  url: URL;
  signedIn: boolean;
};

export function drawSmallPrint(
  page: (house: CompanyDetails) => SmallPrint,
  { request, url, signedIn, whatsappHref, refunds }: Visit,
) {
  const house = { ...companyDetails(), whatsappHref, refunds };
  const pageData: PageData = {
    url,
    playerUrl: videoPlayerUrl(),
    showStars: false,
    signedIn,
    eligibilityChatHref: whatsappHref,
    testimonials: { state: "loaded", testimonials: [] },
  };
  const { sections, ...text } = page(house);
  return { ...text, sections: drawSections(sections, pageData, request) };
}

function companyDetails(): Omit<CompanyDetails, "refunds" | "whatsappHref"> {
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
    liveChat: settings.LIVE_CHAT_SCRIPT_URL !== undefined,
  };
}

function mailAddressIn(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
}
