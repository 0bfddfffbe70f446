export type ChatView = {
  /** While a booking is open, the form is hidden. */
  open: { state: string; when: string | null } | null;
  form: ChatFormData | null;
  booked: { chatHref: string; closedHref: string; details: string[] } | null;
};

export type ChatFormData = {
  mobile: string;
  country: string;
  countries: { value: string; label: string }[];
  service: string;
  services: { value: string; label: string }[];
  days: { first: string; last: string };
  consentText: string;
};
