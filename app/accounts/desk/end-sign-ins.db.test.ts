import { beforeEach, expect, test } from "vitest";

import { currentUser } from "#app/accounts/current-user.server.ts";
import { endSignInsAtDesk } from "#app/accounts/desk/end-sign-ins.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { asId } from "#tests/setup/as-id.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { Browser, firstPassword, signUpVisitor } from "#tests/setup/visit-site.ts";

withQuickPasswords();
beforeEach(clearLimits);

const reason = "The customer lost the telephone";

test("a manager signs a customer out on every device, once, with a reason in the log", async () => {
  const manager = await makeMember("manager");
  const { browser, user } = await signUpVisitor();
  const other = new Browser();
  const signedIn = valueOf(
    await signIn({ identifier: user.username, password: firstPassword }, other.request()),
  );
  other.answer(signedIn.headers);
  const { browser: stranger, user: someoneElse } = await signUpVisitor();
  const asked = { member: manager, userId: user.id, reason, now: noon };
  for (let press = 0; press < 2; press += 1) expect(valueOf(await endSignInsAtDesk(asked))).toBeNull();
  for (const device of [browser, other]) expect(await currentUser(device.request())).toBeNull();
  expect(await currentUser(stranger.request())).toMatchObject({ id: someoneElse.id });
  expect(await auditEventsOn(user.id)).toMatchObject([
    { event: "sign_ins_ended", reason, before: { sign_ins: 2 }, after: { sign_ins: 0 } },
  ]);
});

test("a colleague's sign-ins are an owner's to end, and a counsellor ends nobody's", async () => {
  const [counsellor, manager, owner] = [
    await makeMember("counsellor"),
    await makeMember("manager"),
    await makeMember("owner"),
  ];
  const { user } = await signUpVisitor();
  const end = (member: typeof owner, userId: UserId) =>
    endSignInsAtDesk({ member, userId, reason, now: noon });
  const refusal = { ok: false, refusal: { code: "not_allowed" } };
  expect(await end(counsellor, user.id)).toMatchObject(refusal);
  expect(await end(manager, counsellor.id)).toMatchObject(refusal);
  expect(await end(owner, counsellor.id)).toMatchObject({ ok: true });
});

test("without a reason, or of nobody, nothing is ended", async () => {
  const owner = await makeMember("owner");
  const { user } = await signUpVisitor();
  const asked = { member: owner, userId: user.id, reason: " ", now: noon };
  expect(await endSignInsAtDesk(asked)).toMatchObject({ ok: false, refusal: { code: "missing_reason" } });
  const nobody = { ...asked, userId: asId(UserId, "nobody"), reason };
  expect(await endSignInsAtDesk(nobody)).toMatchObject({ ok: false, refusal: { code: "customer_gone" } });
});
