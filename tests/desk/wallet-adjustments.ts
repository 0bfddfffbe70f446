import { randomUUID } from "node:crypto";
import { afterEach, beforeAll } from "vitest";

import { type UserId } from "#app/platform/ids.ts";
import { type WalletChange } from "#app/wallet/adjust-wallet-at-desk.server.ts";
import { adjustmentFields } from "#app/wallet/adjustment-fields.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { checkLedger, minutesLater, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";

export const now = minutesLater(60);
export const refusal = (code: string) => ({ ok: false, refusal: { code } });

export let manager: Member, owner: Member;

export function withAdjusters(): void {
  beforeAll(async () => {
    await openShop();
    manager = await makeMember("manager");
    owner = await makeMember("owner");
  });
  afterEach(checkLedger);
}

export const typed = {
  direction: "credit",
  amount: "500",
  currency: "INR",
  reason: "A gesture for the long wait",
};
type Typed = Partial<typeof typed>;

/** A change as the form's fields are read. */
export function input(
  userId: UserId,
  { member = manager, now: at = now, requestKey = randomUUID(), ...change }: Typed & Partial<Said> = {},
): WalletChange {
  const { direction, currency, reason, amount } = adjustmentFields.parse({ ...typed, ...change });
  const read = { direction, currency, reason, amount: valueOf(parseAmount(amount, currency)) };
  return { member, userId, ...read, requestKey, now: at };
}
type Said = Pick<WalletChange, "member" | "now" | "requestKey">;

export const eventsOf = async (id: string) => (await auditEventsOn(id)).map(({ event }) => event);
