import {
  type DeskAction,
  may,
  mayEver,
  rolesReachingAll,
  staffRoles,
  type StaffRole,
} from "#app/desk/permissions.ts";
import type { UserId } from "#app/platform/ids.ts";

export const notificationKinds = [
  "assigned",
  "form_arrived",
  "message",
  "unanswered",
  "mentioned",
  "due_tomorrow",
  "late",
  "changes_asked",
  "accepted",
  "session_asked",
  "session_unanswered",
  "cancellation_asked",
  "cancellation_due",
  "cancellation_late",
  "guarantee_claimed",
  "approval_wanted",
  "refund_failed",
  "books_differ",
  "rate_waits",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const channels = ["desk", "mail", "digest", "off"] as const;
export type Channel = (typeof channels)[number];

type Rule = {
  label: string;
  /** Who is told first: whoever does the work, or who is named with it. */
  first: "holder" | "named" | null;
  /** Everybody else whose role reaches all of `right`; `if_nobody`: while nobody is told first. */
  others: "always" | "if_nobody" | "never";
  right: DeskAction;
  /** Unless somebody has chosen otherwise. An owner's are a manager's. */
  usual: { counsellor: Channel; manager: Channel };
  /** While one of a case is unread, another only renews it. */
  gathers?: true;
};

/** Each kind: who is told, and how. */
const rules: Record<NotificationKind, Rule> = {
  assigned: {
    label: "Work is given to you",
    first: "holder",
    others: "never",
    right: "see_item",
    usual: { counsellor: "mail", manager: "mail" },
  },
  form_arrived: {
    label: "A customer sends a form",
    first: "holder",
    others: "if_nobody",
    right: "see_item",
    usual: { counsellor: "mail", manager: "desk" },
  },
  message: {
    label: "A customer writes",
    first: "holder",
    others: "if_nobody",
    right: "write_message",
    usual: { counsellor: "mail", manager: "mail" },
    gathers: true,
  },
  unanswered: {
    label: "Nobody has answered a customer for a working day",
    first: "holder",
    others: "always",
    right: "write_message",
    usual: { counsellor: "mail", manager: "digest" },
  },
  mentioned: {
    label: "A colleague mentions you",
    first: "named",
    others: "never",
    right: "see_item",
    usual: { counsellor: "mail", manager: "mail" },
  },
  due_tomorrow: {
    label: "Work is due on the next working day",
    first: "holder",
    others: "if_nobody",
    right: "see_item",
    usual: { counsellor: "digest", manager: "digest" },
  },
  late: {
    label: "Work is late",
    first: "holder",
    others: "always",
    right: "see_item",
    usual: { counsellor: "mail", manager: "digest" },
  },
  changes_asked: {
    label: "A customer asks for changes",
    first: "holder",
    others: "if_nobody",
    right: "see_item",
    usual: { counsellor: "mail", manager: "desk" },
  },
  accepted: {
    label: "A customer accepts",
    first: "holder",
    others: "never",
    right: "see_item",
    usual: { counsellor: "desk", manager: "desk" },
  },
  session_asked: {
    label: "A customer asks for another time of a session",
    first: "named",
    others: "if_nobody",
    right: "change_session",
    usual: { counsellor: "mail", manager: "mail" },
  },
  session_unanswered: {
    label: "Nobody has answered a request for another time",
    first: "named",
    others: "always",
    right: "change_session",
    usual: { counsellor: "mail", manager: "digest" },
  },
  cancellation_asked: {
    label: "A customer asks to cancel",
    first: "holder",
    others: "always",
    right: "answer_cancellation",
    usual: { counsellor: "mail", manager: "mail" },
  },
  cancellation_due: {
    label: "A request to cancel must be answered soon",
    first: null,
    others: "always",
    right: "answer_cancellation",
    usual: { counsellor: "off", manager: "mail" },
  },
  cancellation_late: {
    label: "A request to cancel was not answered in time",
    first: null,
    others: "always",
    right: "answer_cancellation",
    usual: { counsellor: "off", manager: "mail" },
  },
  guarantee_claimed: {
    label: "A customer claims a guarantee",
    first: "holder",
    others: "always",
    right: "decide_guarantee",
    usual: { counsellor: "mail", manager: "mail" },
  },
  approval_wanted: {
    label: "Something needs a second person",
    first: "named",
    others: "if_nobody",
    right: "approve_version",
    usual: { counsellor: "mail", manager: "mail" },
  },
  refund_failed: {
    label: "A refund fails",
    first: null,
    others: "always",
    right: "refund",
    usual: { counsellor: "off", manager: "mail" },
  },
  books_differ: {
    label: "The nightly checks of the books find something",
    first: null,
    others: "always",
    right: "see_books",
    usual: { counsellor: "off", manager: "mail" },
  },
  rate_waits: {
    label: "An exchange rate waits to be accepted",
    first: null,
    others: "always",
    right: "accept_rate",
    usual: { counsellor: "off", manager: "digest" },
  },
};

export function kindLabel(kind: NotificationKind): string {
  return rules[kind].label;
}

export function gathers(kind: NotificationKind): boolean {
  return rules[kind].gathers ?? false;
}

export function usualChannel(kind: NotificationKind, role: StaffRole): Channel {
  const { usual } = rules[kind];
  return role === "counsellor" ? usual.counsellor : usual.manager;
}

export function usualChannels(kind: NotificationKind): Record<StaffRole, Channel> {
  const [counsellor, manager, owner] = staffRoles.map((role) => usualChannel(kind, role));
  return { counsellor: counsellor ?? "off", manager: manager ?? "off", owner: owner ?? "off" };
}

/** What somebody in this role can be told of at all. */
export function kindsFor(role: StaffRole): NotificationKind[] {
  return notificationKinds.filter((kind) => {
    const { first, others, right } = rules[kind];
    if (first === "holder" || (first === "named" && mayEver(role, right))) return true;
    return others !== "never" && rolesReachingAll(right).includes(role);
  });
}

type Audience = { first: UserId[]; roles: StaffRole[] };

export function audienceOf(
  kind: NotificationKind,
  { holder, named }: { holder: UserId | null; named: readonly UserId[] },
): Audience {
  const { first, others, right } = rules[kind];
  const holders = holder === null ? [] : [holder];
  const told = first === "holder" ? holders : first === "named" ? [...named] : [];
  const isForOthers = others === "always" || (others === "if_nobody" && told.length === 0);
  return { first: told, roles: isForOthers ? rolesReachingAll(right) : [] };
}

/** Asked again before a mail goes out: work is handed on, and roles change. `own`: the work is still theirs. */
export function isStillTold(
  kind: NotificationKind,
  { isFirst, role, own }: { isFirst: boolean; role: StaffRole; own: boolean },
): boolean {
  const { first, right } = rules[kind];
  if (rolesReachingAll(right).includes(role) && !(first === "holder" && isFirst)) return true;
  if (!isFirst) return false;
  return first === "holder" ? own && may(role, "see_item", { own }) : mayEver(role, right);
}
