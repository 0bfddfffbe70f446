import type { DrawnOptions } from "#app/ui/fields/drawn-options.tsx";

export type ChatView = {
  /** While a booking is open, the form is hidden. */
  open: { state: string; when: string | null } | null;
  form: ChatFormData | null;
  booked: { chatHref: string; closedHref: string; details: string[] } | null;
};

export type ChatFormData = {
  mobile: string;
  country: string;
  countries: DrawnOptions;
  service: string;
  services: DrawnOptions;
  days: { first: string; last: string };
  consentText: string;
};
