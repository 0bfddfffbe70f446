import { href } from "react-router";

import type { ListedLink } from "#app/payment-links/list-links.server.ts";
import { isAgreedByStaff, type ListedLinkState } from "#app/payment-links/payment-link.ts";
import { payerPath } from "#app/payment-links/payment-link-secret.server.ts";
import type { PurchaseView } from "#app/checkout/pay/purchase-view.ts";
import { type DeskLink, findDeskLink } from "#app/payment-links/desk/find-link.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { may, mayEver } from "#app/desk/permissions.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { workingDays } from "#app/catalog/service-rules.ts";
import { formatMoney } from "#app/money/format.ts";
import { orderName } from "#app/orders/order-number.ts";
import { env } from "#app/platform/env.server.ts";
import { describe } from "#app/pricing/configuration.ts";
import { isCustom } from "#app/pricing/custom-service.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { linkStateLabels } from "#app/payment-links/link-labels.ts";
import { makerText } from "#app/payment-links/load-links.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

type Fact = { label: string; text: string; href: string | null };

type LinkView = {
  heading: string;
  choices: string;
  description: string;
  state: ListedLinkState;
  stateLabels: string;
  /** Null when unpayable, and for a customer's own link, which is theirs to send. */
  address: string | null;
  view: PurchaseView | null;
  facts: Fact[];
  withdrawable: boolean;
};

export async function loadLink(member: Member, linkId: string, now: Date): Promise<LinkView> {
  const found = valueOrStatus(await findDeskLink(member, linkId, now));
  const { link, view } = found;
  const { configuration, state } = link;
  const [heading = configuration.service] = await nameServices([configuration]);
  const own = link.createdBy === member.id;
  return {
    heading,
    choices: describe(configuration),
    description: isCustom(configuration) ? configuration.custom.description : "",
    state,
    stateLabels: linkStateLabels[state],
    address: addressOf(link),
    view,
    facts: factsOf(found, member),
    withdrawable: (state === "open" || state === "being_paid") && may(member.role, "withdraw_link", { own }),
  };
}

function addressOf(link: ListedLink): string | null {
  if (link.state !== "open" || !isAgreedByStaff(link)) return null;
  const path = payerPath(link);
  return path && env().SITE_URL + path;
}

function factsOf({ link, names, order }: DeskLink, member: Member): Fact[] {
  const { configuration, currency, couponCode, userId, revokedAt, revokedBy, paidAt } = link;
  const seesRecords = mayEver(member.role, "see_customers");
  const at = (moment: Date) => shortTime(moment, member.timeZone);
  const fact = (label: string, text: string | null, href: string | null = null): Fact[] =>
    text === null ? [] : [{ label, text, href }];
  const custom = isCustom(configuration) ? configuration.custom : null;
  const withdrawnBy =
    revokedBy === null
      ? ""
      : revokedBy === userId
        ? ", by the customer"
        : `, by ${makerText(revokedBy, names, member)}`;
  return [
    ...fact(
      "Customer",
      fullName(names.get(userId)),
      seesRecords ? href("/staff/customers/:userId", { userId }) : null,
    ),
    ...fact("Amount", custom && formatMoney(BigInt(custom.amount), currency)),
    ...fact("Delivered within", custom && workingDays(custom.days)),
    ...fact("Currency", currency),
    ...fact("Coupon", couponCode),
    ...fact("Made", at(link.createdAt)),
    ...fact("Made by", isAgreedByStaff(link) ? makerText(link.createdBy, names, member) : "The customer"),
    ...fact("Works until", `${at(link.expiresAt)} (${member.timeZone})`),
    ...fact("Withdrawn", revokedAt && at(revokedAt) + withdrawnBy),
    ...fact("Paid", paidAt && at(paidAt)),
    ...fact(
      "Order",
      order && orderName(order.number),
      order && seesRecords ? href("/staff/orders/:orderId", { orderId: order.id }) : null,
    ),
  ];
}
