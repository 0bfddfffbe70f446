import { type ComponentProps, useEffect } from "react";
import { Outlet } from "react-router";

import { formToken } from "#app/forms/form-token.server.ts";
import { useReadAgain } from "#app/forms/use-read-again.tsx";
import { currenciesFor } from "#app/currencies/currencies-for.server.ts";
import type { CurrencyOption } from "#app/currencies/supported-currency.ts";
import { timeZoneCookie } from "#app/currencies/time-zone-cookie.ts";
import { visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import { findStaff } from "#app/desk/find-staff.server.ts";
import { env } from "#app/platform/env.server.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";
import { afterEveryAction } from "#app/http/after-every-action.ts";
import { Footer } from "#app/http/shell/footer.tsx";
import { findInFrame, nothingInFrame } from "#app/http/shell/find-in-frame.server.ts";
import type { ShellData } from "#app/http/shell/shell-data.ts";
import { Shell } from "#app/http/shell/shell.tsx";
import { whatsappLink } from "#app/support-chat/whatsapp-link.ts";
import { drawOptions, drawPart } from "#app/ui/draw-part.server.tsx";
import type { Drawn } from "#app/ui/drawn-part.tsx";
import type { DrawnOptions } from "#app/ui/fields/drawn-options.tsx";

import type { Route } from "./+types/layout.ts";
import type { Currency } from "#app/money/currency.ts";

export async function loader({
  request,
  context,
}: Route.LoaderArgs): Promise<ShellData & { zoneKnown: boolean }> {
  const user = context.get(currentUserContext);
  const { currency, suggested, zoneKnown } = visitorCurrency(request, user);
  const [{ cartCount, premium }, atDesk] = user
    ? await Promise.all([findInFrame(user.id), worksAtDesk(user)])
    : [nothingInFrame, false];
  return {
    siteName: env().SITE_NAME,
    siteUrl: env().SITE_URL,
    user: user && { firstName: user.firstName, username: user.username, premium, atDesk },
    cartCount,
    currency,
    currencies: drawCurrencies(currenciesFor(user, suggested, currency), currency, request),
    csrfToken: user ? formToken(request) : "",
    supportChatHref: whatsappLink(env().SUPPORT_WHATSAPP, "Hello, I have a question."),
    liveChatScript: env().LIVE_CHAT_SCRIPT_URL ?? null,
    footer: drawFooter({ siteName: env().SITE_NAME, signedIn: user !== null }, request),
    zoneKnown,
  };
}

export const shouldRevalidate = afterEveryAction;

export default function ShellLayout({ loaderData }: Route.ComponentProps) {
  useTimeZoneHint(loaderData);
  return (
    <Shell data={loaderData}>
      <Outlet />
    </Shell>
  );
}

function drawFooter(of: ComponentProps<typeof Footer>, request: Request): Drawn {
  return drawPart(JSON.stringify(["footer", of]), request, () => <Footer {...of} />);
}

function drawCurrencies(
  currencies: CurrencyOption[],
  current: Currency | null,
  request: Request,
): DrawnOptions | null {
  if (currencies.length === 0) return null;
  const none = current === null ? [{ value: "", label: "Choose a currency" }] : [];
  return drawOptions(JSON.stringify(["currency menu", none, currencies]), request, () => [
    ...none,
    ...currencies.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` })),
  ]);
}

/** Queries only for staff. */
async function worksAtDesk({ id, role }: CurrentUser): Promise<boolean> {
  return role === "staff" && (await findStaff(id)) !== null;
}

/** The first visit reports the time zone; pages without prices then reload. */
function useTimeZoneHint({
  zoneKnown: known,
  currency,
}: {
  zoneKnown: boolean;
  currency: Currency | null;
}): void {
  const readAgain = useReadAgain();
  const priced = currency !== null;
  useEffect(() => {
    if (known) return;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "unknown";
    document.cookie = `${timeZoneCookie}=${encodeURIComponent(zone)}; Path=/; Max-Age=31536000; SameSite=Lax`;
    // Without cookies it would loop, and a shown price must never switch currency.
    if (priced || !document.cookie.includes(timeZoneCookie)) return;
    void readAgain();
  }, [known, priced, readAgain]);
}
