import { describe, expect, test } from "vitest";

import {
  audienceOf,
  isStillTold,
  kindsFor,
  type NotificationKind,
  notificationKinds,
  usualChannel,
} from "#app/notifications/kinds.ts";
import { UserId } from "#app/platform/ids.ts";
import { asId } from "#tests/setup/as-id.ts";

const [holder, reader] = [asId(UserId, "holder"), asId(UserId, "reader")];

type Row = [
  kind: NotificationKind,
  withHolder: string,
  withoutHolder: string,
  counsellor: string,
  manager: string,
];

const rows: Row[] = [
  ["assigned", "holder", "", "mail", "mail"],
  ["form_arrived", "holder", "manager owner", "mail", "desk"],
  ["message", "holder", "manager owner", "mail", "mail"],
  ["unanswered", "holder manager owner", "manager owner", "mail", "digest"],
  ["mentioned", "reader", "reader", "mail", "mail"],
  ["due_tomorrow", "holder", "manager owner", "digest", "digest"],
  ["late", "holder manager owner", "manager owner", "mail", "digest"],
  ["changes_asked", "holder", "manager owner", "mail", "desk"],
  ["accepted", "holder", "", "desk", "desk"],
  ["session_asked", "reader", "reader", "mail", "mail"],
  ["session_unanswered", "reader manager owner", "reader manager owner", "mail", "digest"],
  ["cancellation_asked", "holder manager owner", "manager owner", "mail", "mail"],
  ["cancellation_due", "manager owner", "manager owner", "off", "mail"],
  ["cancellation_late", "manager owner", "manager owner", "off", "mail"],
  ["guarantee_claimed", "holder manager owner", "manager owner", "mail", "mail"],
  ["approval_wanted", "reader", "reader", "mail", "mail"],
  ["refund_failed", "manager owner", "manager owner", "off", "mail"],
  ["books_differ", "manager owner", "manager owner", "off", "mail"],
  ["rate_waits", "owner", "owner", "off", "digest"],
];

test("the table below has every kind", () => {
  expect(rows.map(([kind]) => kind)).toEqual(notificationKinds);
});

describe.each(rows)("%s", (kind, withHolder, withoutHolder, counsellor, manager) => {
  const told = (who: UserId | null) => {
    const { first, roles } = audienceOf(kind, { holder: who, named: [reader] });
    return [...first, ...roles].join(" ");
  };

  test("reaches those of the table", () => {
    expect([told(holder), told(null)]).toEqual([withHolder, withoutHolder]);
  });

  test("comes as the table says, and to an owner as to a manager", () => {
    expect([usualChannel(kind, "counsellor"), usualChannel(kind, "manager")]).toEqual([counsellor, manager]);
    expect(usualChannel(kind, "owner")).toBe(manager);
  });

  test("is a setting of those whom it can reach, and of nobody else", () => {
    const reached = `${withHolder} ${withoutHolder}`.split(" ");
    const ofCounsellor = reached.includes("holder") || reached.includes("reader");
    expect(kindsFor("counsellor").includes(kind)).toBe(ofCounsellor);
    expect(kindsFor("owner").includes(kind)).toBe(true);
  });
});

test.each<
  [kind: NotificationKind, isFirst: boolean, role: "counsellor" | "manager", own: boolean, told: boolean]
>([
  ["message", true, "counsellor", true, true],
  ["message", true, "counsellor", false, false],
  ["message", true, "manager", false, false],
  ["message", false, "manager", false, true],
  ["message", false, "counsellor", false, false],
  ["refund_failed", false, "counsellor", false, false],
  ["refund_failed", false, "manager", false, true],
  ["rate_waits", false, "manager", false, false],
  ["approval_wanted", true, "counsellor", false, true],
  ["mentioned", true, "counsellor", false, true],
])(
  "%s, told in the first place: %s, to a %s whose work it is: %s, is still told: %s",
  (kind, isFirst, role, own, told) => {
    expect(isStillTold(kind, { isFirst, role, own })).toBe(told);
  },
);
