import type { PageData } from "#app/content/page-content.ts";
import type { Section } from "#app/content/section.ts";
import { VisaOpening } from "#app/service-page/visa-opening.tsx";
import { drawPart } from "#app/ui/draw-part.server.tsx";
import type { Drawn } from "#app/ui/drawn-part.tsx";

export function drawVisaOpening(
  sections: Section[],
  notSold: string | null,
  { eligibilityChatHref }: PageData,
  request: Request,
): Drawn | null {
  const successRate = sections.find((section) => section.kind === "success-rate");
  const check = notSold === null ? null : { text: notSold, chatHref: eligibilityChatHref };
  if (!successRate && !check) return null;
  return drawPart(JSON.stringify(["visa-opening", successRate, check]), request, () => (
    <VisaOpening successRate={successRate} check={check} />
  ));
}
