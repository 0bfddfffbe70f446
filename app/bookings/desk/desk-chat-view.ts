export type ShownChat = {
  id: string;
  /** The forms send it back to detect changes made meanwhile. */
  seen: string;
  day: string;
  time: string | null;
  preferred: string | null;
  local: string;
  customer: string;
  customerHref: string | null;
  heading: string;
  number: string;
  state: string;
  heldBy: string | null;
  canSetTime: boolean;
  ends: ChatEnd[];
};

export type ChatEnd = "completed" | "no_show" | "cancelled";

export type ChatSection = {
  list: "requested" | "confirmed" | "ended";
  days: { day: string; heading: string; chats: ShownChat[] }[];
  moreHref: string | null;
};
