import type { ListShape } from "#app/desk/list/list-query.ts";
import { linksPath } from "#app/payment-links/link-labels.ts";
import { listedLinkStates } from "#app/payment-links/payment-link.ts";

export const linksList = {
  path: linksPath,
  filters: { state: listedLinkStates, from: "day", until: "day", customer: "text" },
  sorts: { made: "desc" },
} as const satisfies ListShape;
