/** What the chat box shows a customer. */
export type ChatView = {
  /** The booking of this service that is open; while there is one, there is no form. */
  open: { state: string; when: string | null } | null;
  form: ChatFormData | null;
  /** What has just been booked, for the dialog that says so. */
  booked: { chatHref: string; closedHref: string; details: string[] } | null;
};

export type ChatFormData = {
  mobile: string;
  country: string;
  countries: { value: string; label: string }[];
  service: string;
  services: { value: string; label: string }[];
  /** The first and last day that may be named, yyyy-mm-dd. */
  days: { first: string; last: string };
  consentText: string;
};
