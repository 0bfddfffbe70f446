import { beforeAll, expect, test, vi } from "vitest";

import { blockNewPurchases, eraseAccount } from "#app/accounts/erase-account.server.ts";
import { changePassword } from "#app/accounts/password/change-password.server.ts";
import { db } from "#app/platform/db.server.ts";
import { noon, openShop } from "#tests/checkout/shop.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { firstPassword, signUpVisitor } from "#tests/setup/visit-site.ts";
import { waitingForLocks } from "#tests/setup/waiting-for-locks.ts";

withQuickPasswords();
beforeAll(openShop);

/** By itself: a new password refuses a sign-in that has not come so far. */
test("a new password that waited for a deletion is refused", async () => {
  const { user, browser } = await signUpVisitor();
  const change = { userId: user.id, password: firstPassword, code: "", newPassword: "a calm new password" };
  const { begun } = await db.transaction(async (tx) => {
    await blockNewPurchases(tx, user.id);
    const writing = changePassword(change, browser.request());
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), 12_000);
    await eraseAccount(tx, user.id, noon);
    return { begun: writing };
  });
  expect(await begun).toMatchObject({ refusal: { code: "account_deleted" } });
});
