import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";

import { formToken } from "#app/forms/form-token.server.ts";
import { signInSessions, users } from "#app/accounts/tables.server.ts";
import { system } from "#app/audit/record-audit-event.server.ts";
import { bookChat } from "#app/bookings/book-chat.server.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { addToCart } from "#app/cart/add-to-cart.server.ts";
import { createPaymentLink } from "#app/payment-links/pages/create-payment-link.server.ts";
import { secretOf } from "#app/payment-links/payment-link-secret.server.ts";
import { groupPath } from "#app/content/research-group-card.ts";
import { staff } from "#app/desk/tables.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { createGroup } from "#app/research-groups/create-group.server.ts";
import { coverLetter, fund, noShares, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { makeCoupon } from "#tests/desk/offer-use-cases.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { writeToUs } from "#tests/enquiries/write-to-us.ts";
import type { Ground } from "#tests/hostile/hostile-form.ts";
import { groundCoupon } from "#tests/hostile/offer-forms.ts";
import { description } from "#tests/research-groups/make-group.ts";
import { Browser, signUpVisitor } from "#tests/setup/visit-site.ts";

/**
 * A customer with cart, full wallet, group, payment link and free chat, and an owner with other people's work. The shop is open
 * already.
 */
export async function standOnGround(): Promise<{ browser: Browser; owner: Browser; ground: Ground }> {
  const { browser, user } = await signUpVisitor();
  const now = new Date();
  await fund(user.id, 1_000_000n);
  const added = valueOf(
    await addToCart({
      userId: user.id,
      configurations: [coverLetter()],
      currency: "INR",
      now,
      mayBuyShare: noShares,
    }),
  );
  const about = { title: "Soil and water", description, coAuthors: 2, role: "data" };
  const group = valueOf(await createGroup({ userId: user.id, ...about, now }));
  const link = valueOf(
    await createPaymentLink({
      customer: user,
      createdBy: user,
      configuration: coverLetter(),
      currency: "INR",
      purchaseId: randomUUID(),
      now,
    }),
  );
  valueOf(await bookChat({ ...chatAbout("resume-help"), userId: user.id, now }));
  return {
    browser,
    owner: await sitAtDesk(),
    ground: {
      username: user.username,
      itemId: added.itemIds[0] ?? "",
      caseItemId: await buyFor(user),
      groupPath: groupPath(group),
      linkSecret: secretOf(link.id),
      enquiry: (await writeToUs({}, { userId: user.id, now })).reference,
      desk: await fillDesk(now),
    },
  };
}

export async function sitAtDesk(): Promise<Browser> {
  const { browser, user } = await signUpVisitor();
  await db.update(users).set({ role: "staff", twoFactorEnabled: true }).where(eq(users.id, user.id));
  await db.update(signInSessions).set({ codeGivenAt: new Date() }).where(eq(signInSessions.userId, user.id));
  const post = { role: "owner", timeZone: "Asia/Kolkata", grantedBy: system.id } as const;
  await db.insert(staff).values({ userId: user.id, ...post, grantedAt: new Date() });
  return browser;
}

async function buyFor(user: CurrentUser): Promise<string> {
  valueOf(await buyWithWallet(purchaseOf(user)));
  const [order] = await listOrders(user.id);
  return order?.items[0]?.id ?? "";
}

async function fillDesk(now: Date): Promise<Ground["desk"]> {
  await makeCoupon({ code: groundCoupon });
  const { user, orderId, itemId } = await buyServices();
  const chat = valueOf(await bookChat({ ...chatAbout("cover-letter"), userId: user.id, now }));
  const about = { title: "Wind and sand", description, coAuthors: 2, role: "data" };
  const group = valueOf(await createGroup({ userId: user.id, ...about, now }));
  const { reference: enquiry } = await writeToUs({}, { userId: user.id, now });
  return { itemId, orderId, customerId: user.id, chatId: chat.id, groupId: group.id, enquiry };
}

function chatAbout(service: string) {
  const asked = { mobile: "9876543210", country: "IN", service, preferredOn: "" };
  return { ...asked, consent: true, consentText: "I agree." };
}

export function formOf(browser: Browser, path: string, fields: Record<string, string>): Request {
  const token = formToken(browser.request(path));
  const body = new URLSearchParams({ ...fields, csrfmiddlewaretoken: token }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return browser.request(path, { method: "POST", body, headers });
}

/** Signed out, with the cookie that visitors' forms need. */
export function someVisitor(): Browser {
  const browser = new Browser();
  browser.answer(new Headers({ "set-cookie": "landfall_form=some-visitor; Path=/" }));
  return browser;
}
