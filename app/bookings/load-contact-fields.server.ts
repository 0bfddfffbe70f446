import { formConsent } from "#app/bookings/consent-text.ts";
import { countriesWithCode } from "#app/bookings/whatsapp-number.server.ts";
import { listServices } from "#app/catalog/find-service.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { env } from "#app/platform/env.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { drawOptions } from "#app/ui/draw-part.server.tsx";
import type { ContactFieldsData } from "#app/bookings/contact-fields.tsx";

/** Without a service, the customer chooses one. */
export async function loadContactFields({
  service,
  request,
  user,
}: {
  service: ServiceSlug | null;
  request: Request;
  user: CurrentUser;
}): Promise<ContactFieldsData> {
  const named = (await listServices()).map(({ slug, heading }) => ({ value: slug, label: heading }));
  const countries = countriesWithCode();
  return {
    mobile: user.mobile,
    country: countries.some(({ code }) => code === user.country) ? user.country : "",
    countries: drawOptions("countries with code", request, () => [
      { value: "", label: "Choose the country of your number" },
      ...countries.map(({ code, name, dialled }) => ({ value: code, label: `${name} (${dialled})` })),
    ]),
    service: service ?? "",
    services: drawOptions(JSON.stringify(["services", service === null, named]), request, () => [
      ...(service === null ? [{ value: "", label: "Choose a service" }] : []),
      ...named,
    ]),
    consentText: formConsent(env().SITE_NAME),
  };
}
