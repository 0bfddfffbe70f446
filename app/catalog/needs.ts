import type { Need } from "#app/catalog/service-parts/service-definition.ts";
import { pageText, type PageTexts } from "#app/content/page-texts/page-texts-at.ts";

type NeedText = { need: Need; heading: string; text: string };

const order: readonly Need[] = ["apply", "write", "prepare", "move", "work"];

/** In the owner's words. */
export function needsIn(texts: PageTexts): NeedText[] {
  const { items } = pageText(texts, "services.needs");
  return order.flatMap((need, at) => (items[at] ? { need, ...items[at] } : []));
}

/** As shipped: what the desk and the address know them by. */
export const needs = needsIn(new Map());
