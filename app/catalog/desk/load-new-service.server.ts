import { listTemplates } from "#app/catalog/desk/make-service.server.ts";
import { priceField } from "#app/catalog/desk/new-service-fields.ts";
import { isTemplate } from "#app/catalog/desk/templates.ts";
import { needs } from "#app/catalog/needs.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import { decimal } from "#app/money/decimal.ts";
import { priceBookAt } from "#app/pricing/current-price-book.server.ts";
import { priceRowsOf, priceRowText } from "#app/pricing/price-book-rows.ts";

/** First the template alone; then what is its own, with the template's prices to begin with. */
export async function loadNewService(asked: string, now: Date) {
  const templates = await listTemplates();
  const template = isTemplate(asked) && templates.find(({ slug }) => slug === asked);
  const options = templates.map(({ slug, heading }) => ({ value: slug, label: heading }));
  if (!template || !isTemplate(asked)) return { templates: options, form: null };
  const book = await priceBookAt(now);
  return {
    templates: options,
    form: {
      template: asked,
      heading: template.heading,
      need: rulesOf(asked).need,
      needs: needs.map(({ need, heading }) => ({ value: need, label: heading })),
      prices: priceRowsOf(asked).map((row, at) => {
        const { inr, usd } = book.price(row.service, row.choice);
        return {
          text: priceRowText(row),
          inr: { name: priceField("INR", at), typed: decimal(inr) },
          usd: { name: priceField("USD", at), typed: decimal(usd) },
        };
      }),
    },
  };
}

export type NewServiceView = NonNullable<Awaited<ReturnType<typeof loadNewService>>["form"]>;
