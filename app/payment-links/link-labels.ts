import type { ListedLinkState } from "#app/payment-links/payment-link.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

export const linkStateLabels: Record<ListedLinkState, string> = {
  open: "Open",
  being_paid: "Being paid",
  paid: "Paid",
  expired: "Expired",
  cancelled: "Withdrawn",
};

export const linkStateTones: Record<ListedLinkState, BadgeTone> = {
  open: "harbour",
  being_paid: "warning",
  paid: "success",
  expired: "neutral",
  cancelled: "neutral",
};

export const linksPath = "/staff/links";
export const newLinkPath = "/staff/links/new";
