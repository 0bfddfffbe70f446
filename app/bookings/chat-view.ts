/** What the chat box shows a customer. */
export type ChatView = {
  /** The booking of this service that is open; while there is one, there is no form. */
  open: { state: string; when: string | null } | null;
  form: ChatFormData | null;
  /** What has just been booked, for the dialog that says so. */
  booked: { chatHref: string; closedHref: string; details: string[] } | null;
};

export type ChatFormData = {
  token: string;
  mobile: string;
  country: string;
  countries: { value: string; label: string }[];
  service: string;
  services: { value: string; label: string }[];
  /** The first and last day that may be named, yyyy-mm-dd. */
  days: { first: string; last: string };
  consentText: string;
};

/** The form's fields, by their names in it. */
export const chatFields = ["mobile", "country", "service", "preferredOn", "consent"] as const;

export type ChatTyped = Record<(typeof chatFields)[number], string>;

/** Why nothing was booked, and what was typed. Each attempt is one of its own, so that it is said again. */
export type ChatProblem = {
  kind: "chat_failed";
  status: number;
  message: string;
  field: string | null;
  /** Where the open booking stands that is in the way. */
  alreadyBooked: boolean;
  typed: ChatTyped;
  attempt: string;
};

export type ChatResult = { kind: "booked"; bookingId: string } | ChatProblem;

export const bookChatIntent = "book_chat";
