/** A free chat with its words ready to be shown, its time as a clock in the reader's zone shows it. */
export type ShownChat = {
  id: string;
  /** For the forms, which send it back as what was seen. */
  seen: string;
  /** yyyy-mm-dd; empty while no time is set. */
  day: string;
  time: string | null;
  preferred: string | null;
  /** What the field for its time holds. */
  local: string;
  customer: string;
  customerHref: string | null;
  heading: string;
  number: string;
  state: string;
  setBy: string | null;
  canSetTime: boolean;
  ends: ChatEnd[];
};

export type ChatEnd = "completed" | "no_show" | "cancelled";

export type ChatSection = {
  list: "requested" | "confirmed" | "ended";
  days: { day: string; heading: string; chats: ShownChat[] }[];
  moreHref: string | null;
};
