import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";

import { changeAvatar } from "#app/accounts/avatar/change-avatar.server.ts";
import { bookChat } from "#app/bookings/book-chat.server.ts";
import { writeMessage } from "#app/cases/conversation/send-message.server.ts";
import {
  caseSessions,
  cancellations,
  caseComments,
  caseVersions,
  guaranteeClaims,
} from "#app/cases/tables.server.ts";
import { caseEvidence } from "#app/cases/evidence/tables.server.ts";
import { writeAgain } from "#app/enquiries/write-again.server.ts";
import { addToCart } from "#app/cart/add-to-cart.server.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { createPaymentLink } from "#app/payment-links/pages/create-payment-link.server.ts";
import { orderItemChanges, orderItems, orderRefunds } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newId, OrderItemId, RefundId, type UserId, SessionId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { writeBoardMessage } from "#app/research-groups/board/write-board-message.server.ts";
import { createGroup } from "#app/research-groups/create-group.server.ts";
import { publishTestimonial } from "#app/testimonials/publish-testimonial.server.ts";
import { keepCheck } from "#app/self-checks/kept/kept-checks.server.ts";
import { coverLetter, fund, noon, noShares, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { writeToUs } from "#tests/enquiries/write-to-us.ts";
import { photo } from "#tests/hostile/files.ts";
import { description } from "#tests/research-groups/make-group.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";
import { asId } from "#tests/setup/as-id.ts";

export async function makeHistory(user: CurrentUser): Promise<void> {
  const userId = user.id;
  const configurations = [coverLetter()];
  await fund(userId, 500_000n);
  const { orderId } = valueOf(await buyWithWallet(purchaseOf(user)));
  const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  await db.insert(orderItemChanges).values({
    itemId: item?.id ?? asId(OrderItemId, ""),
    state: "received",
    changedBy: "system",
    noteTold: true,
  });
  await db.insert(orderRefunds).values({
    id: newId(RefundId),
    orderId,
    requestKey: randomUUID(),
    amount: 0n,
    walletPart: 0n,
    premium: 0n,
    items: [],
    reason: "",
    refundedBy: "system",
  });
  valueOf(await addToCart({ userId, currency: "INR", configurations, now: noon, mayBuyShare: noShares }));
  const chat = { mobile: "9876543210", country: "IN", service: "cover-letter", preferredOn: "" };
  valueOf(await bookChat({ userId, ...chat, consent: true, consentText: "Yes", now: noon }));
  const words = { service: "cover-letter", details: "They read my letter with care." } as const;
  valueOf(await publishTestimonial({ user, ...words, now: noon }));
  const group = { title: "Ports and people", coAuthors: 2, role: "conception" };
  const { id: groupId } = valueOf(await createGroup({ userId, ...group, description, now: noon }));
  const hello = { userId, groupId, text: "Hello, all.", sendKey: randomUUID(), now: noon };
  valueOf(await writeBoardMessage(hello));
  const { reference } = await writeToUs({ email: user.email }, { userId });
  const again = { userId, reference, text: "And another question.", sendKey: randomUUID(), now: noon };
  valueOf(await writeAgain(again));
  const link = {
    configuration: coverLetter(),
    currency: "INR" as const,
    purchaseId: randomUUID(),
    now: noon,
  };
  valueOf(await createPaymentLink({ customer: user, createdBy: user, ...link }));
  valueOf(await changeAvatar(userId, await photo().png().toBuffer(), noon));
  await workOn(item?.id ?? asId(OrderItemId, ""), userId);
}

async function workOn(itemId: OrderItemId, userId: UserId): Promise<void> {
  const { id: counsellorId } = await makeCustomer();
  const files = [new File(["My record."], "record.txt")];
  valueOf(
    await writeMessage({ userId, itemId, text: "Here it is.", files, sendKey: randomUUID(), now: noon }),
  );
  const touched = { state: "sent", text: "", decidedBy: counsellorId, changedAt: noon } as const;
  await db.insert(caseEvidence).values({ itemId, key: "resume", ...touched });
  valueOf(await keepCheck({ userId, check: "eb-1a", result: "1.r.", now: noon }));
  const versionId = randomUUID();
  const handed = { version: 1, text: "", handedBy: counsellorId, handedAt: noon };
  await db.insert(caseVersions).values({ id: versionId, itemId, ...handed });
  const comment = { authorId: userId, fromDesk: false, text: "", sendKey: randomUUID(), writtenAt: noon };
  await db.insert(caseComments).values({ versionId, ...comment });
  const session = { itemId, kind: "counselling", position: 1, state: "held", meetingLink: "" } as const;
  const hours = { startsAt: noon, endsAt: new Date(noon.getTime() + 3_600_000), createdAt: noon };
  await db
    .insert(caseSessions)
    .values({ id: newId(SessionId), customerId: userId, counsellorId, ...session, ...hours });
  const shown = { shownToWallet: 0n, shownToGateway: 0n, shownPremium: 0n };
  const asked = {
    id: randomUUID(),
    itemId,
    askedBy: userId,
    askedAt: noon,
    text: "",
    state: "asked",
  } as const;
  await db.insert(cancellations).values({ ...asked, ...shown });
  const claimed = { guarantee: "admissions", claimedBy: userId, claimedAt: noon, text: "" };
  await db.insert(guaranteeClaims).values({ id: randomUUID(), itemId, ...claimed, state: "refused" });
}
