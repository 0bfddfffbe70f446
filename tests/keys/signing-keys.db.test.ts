import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { auth, authHandler } from "#app/accounts/auth.server.ts";
import { currentUser } from "#app/accounts/current-user.server.ts";
import { finishSignIn } from "#app/accounts/sign-in/finish-sign-in.server.ts";
import { deviceHeader, knownDevice } from "#app/accounts/sign-in/known-device.server.ts";
import { acceptInvitation } from "#app/desk/accept-invitation.server.ts";
import { invitationSecret } from "#app/desk/invitation-secret.server.ts";
import { invitePerson } from "#app/desk/invite-person.server.ts";
import { sendInvitation } from "#app/desk/send-invitation.server.ts";
import { checkFormToken, formToken } from "#app/forms/form-token.server.ts";
import { formTokenField } from "#app/forms/sent-fields.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { findPaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { payerPath } from "#app/payment-links/payment-link-secret.server.ts";
import { db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { readCookie } from "#app/platform/sign-in-cookie.ts";
import { issueQuoteId, quoteInstant } from "#app/pricing/quote-id.server.ts";
import { inviteSecret, isInvite } from "#app/research-groups/invite-link.server.ts";
import { researchGroups } from "#app/research-groups/tables.server.ts";
import { makeBuyer, openShop, valueOf } from "#tests/checkout/shop.ts";
import { linkFor } from "#tests/checkout/payment-links.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { changingKeys, newer, older } from "#tests/keys/with-keys.ts";
import { makeGroup } from "#tests/research-groups/make-group.ts";
import { asId } from "#tests/setup/as-id.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";
import { oneTimeCode } from "#tests/setup/one-time-code.ts";
import { codeNotUsed, givePassword, signUpWithDevice } from "#tests/setup/second-device.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { signUpVisitor } from "#tests/setup/visit-site.ts";

withQuickPasswords();
const setKeys = changingKeys();
const now = new Date("2026-10-02T12:00:00Z");
const page = "http://127.0.0.1:3000/account/login/";

beforeAll(openShop);
beforeEach(clearLimits);

type Signed = { made: string; isAccepted: () => boolean | Promise<boolean> };

function requestWith(cookie: string): Request {
  return new Request(page, { headers: { cookie } });
}

/** The signatures of the last moment are remembered: another is asked for before each use. */
function quote(): Signed {
  const askAnother = () => issueQuoteId(new Date(now.getTime() + 1));
  askAnother();
  const made = issueQuoteId(now);
  return {
    made,
    isAccepted: () => {
      askAnother();
      return quoteInstant(made, now).id === made;
    },
  };
}

function form(): Signed {
  const request = requestWith("landfall_form=a-visitor");
  const made = formToken(request);
  const sent = new FormData();
  sent.set(formTokenField, made);
  return { made, isAccepted: () => checkFormToken(requestWith("landfall_form=a-visitor"), sent).ok };
}

function device(): Signed {
  const userId = asId(UserId, "somebody");
  const made = deviceHeader(userId).split(";")[0]!;
  return { made, isAccepted: () => knownDevice(requestWith(made), userId) !== null };
}

async function groupInvite(): Promise<Signed> {
  const { id } = await makeGroup(2, 1);
  const [group] = await db.select().from(researchGroups).where(eq(researchGroups.id, id));
  const made = inviteSecret(group!);
  return { made, isAccepted: () => isInvite(group!, made) };
}

async function paymentLink(): Promise<Signed> {
  const { id } = await linkFor(await makeBuyer());
  const made = payerPath((await findPaymentLink(db, id))!)!;
  return { made, isAccepted: async () => payerPath((await findPaymentLink(db, id))!) === made };
}

async function signIn(): Promise<Signed> {
  const { browser, user } = await signUpVisitor();
  const made = readCookie(browser.request(), "landfall.session_token")!;
  const byBetterAuth = async () =>
    (await auth().api.getSession({ headers: browser.request().headers }))?.user.id === user.id;
  const byCall = async () => (await authHandler(browser.request("/api/auth/get-session"))).json();
  return {
    made,
    isAccepted: async () => {
      const answers = [
        (await currentUser(browser.request()))?.id === user.id,
        await byBetterAuth(),
        (await byCall()) !== null,
      ];
      expect(new Set(answers).size, "better-auth and we judge a sign-in differently").toBe(1);
      return answers[0]!;
    },
  };
}

async function halfSignIn(): Promise<Signed> {
  const { user, secret } = await signUpWithDevice();
  await codeNotUsed(user.id);
  const browser = await givePassword(user);
  return {
    made: readCookie(browser.request(), "landfall.two_factor")!,
    isAccepted: async () => (await finishSignIn(oneTimeCode(secret), browser.request())).ok,
  };
}

test.each([
  ["a quote", quote],
  ["a form", form],
  ["a device", device],
  ["an invitation to a group", groupInvite],
  ["the address of a payment link", paymentLink],
  ["a sign-in", signIn],
  ["a sign-in that waits for its code", halfSignIn],
])("%s signed by an older key is good while that key is kept, and no longer", async (_words, make) => {
  setKeys({ SECRET: [older] });
  const [kept, gone] = [await make(), await make()];
  setKeys({ SECRET: [newer, older] });
  expect(await kept.isAccepted(), "refused although its key is second").toBe(true);
  setKeys({ SECRET: [newer] });
  expect(await gone.isAccepted(), "accepted although its key is gone").toBe(false);

  setKeys({ SECRET: [newer, older] });
  const fresh = await make();
  setKeys({ SECRET: [newer] });
  expect(await fresh.isAccepted(), "what is new was not signed by the first key").toBe(true);
});

test("a sign-in of an older key can be ended, and is ended", async () => {
  setKeys({ SECRET: [older] });
  const { browser } = await signUpVisitor();
  setKeys({ SECRET: [newer, older] });
  await auth().api.signOut({ headers: browser.request().headers });
  expect(await browser.user()).toBeNull();
});

test("an invitation that was made with an older key is mailed as it was made, and opens", async () => {
  const owner = await makeMember("owner");
  const invited = await makeCustomer();
  setKeys({ SECRET: [older] });
  const { id } = valueOf(await invitePerson({ member: owner, email: invited.email, role: "manager", now }));
  const secret = invitationSecret({ id, sentTimes: 1 });
  setKeys({ SECRET: [newer, older] });
  await sendInvitation({ id, sentTimes: 1 }, now);
  const mails = await db.select().from(mailboxMessages);
  expect(mails.findLast(({ recipient }) => recipient === invited.email)?.body).toContain(secret);
  setKeys({ SECRET: [newer] });
  await expect(sendInvitation({ id, sentTimes: 1 }, now)).rejects.toThrow(/no longer in SECRET/);
  // The table holds its hash, so the address in the mail still works.
  expect((await acceptInvitation({ userId: invited.id, secret, now })).ok).toBe(true);
});
