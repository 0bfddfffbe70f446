import { accessibilityPage } from "#app/content/small-print/accessibility.ts";
import { contactPage } from "#app/content/small-print/contact.ts";
import { cookiesPage } from "#app/content/small-print/cookies.ts";
import type { CompanyDetails, SmallPrint } from "#app/content/small-print/small-print-parts.ts";
import { privacyPage } from "#app/content/small-print/privacy.ts";
import { refundsPage } from "#app/content/small-print/refunds.ts";
import { termsPage } from "#app/content/small-print/terms.ts";

export const smallPrintPages: Record<string, (house: CompanyDetails) => SmallPrint> = {
  "/terms": termsPage,
  "/privacy": privacyPage,
  "/refunds": refundsPage,
  "/cookies": cookiesPage,
  "/accessibility": accessibilityPage,
  "/contact": contactPage,
};
