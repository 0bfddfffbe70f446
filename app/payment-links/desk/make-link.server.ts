import { z } from "zod";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { makeAgreedLink } from "#app/payment-links/make-agreed-link.server.ts";
import { validForDays } from "#app/payment-links/payment-link.ts";
import { queueLinkMail } from "#app/payment-links/send-link-mail.server.ts";
import { normaliseCode } from "#app/coupons/coupon-code.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { type LinkGoods, priceLink } from "#app/payment-links/desk/price-link.server.ts";
import { decimal } from "#app/money/decimal.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { CatalogueConfiguration } from "#app/pricing/configuration.ts";
import { customOf } from "#app/pricing/custom-service.ts";
import { priceChanged } from "#app/pricing/price-changed.ts";
import { readCustomTerms, type CustomTermsFields } from "#app/pricing/read-custom-terms.ts";
import type { Quote } from "#app/pricing/quote.ts";

type LinkForm = {
  member: Member;
  validDays: number;
  mail: boolean;
  purchaseId: string;
  now: Date;
};

export type NewLink = LinkForm &
  LinkGoods & {
    configuration: CatalogueConfiguration;
    shownPrice: bigint;
  };

/** At the price shown. Refuses with `price_changed` if it differs. */
export async function makeLink(input: NewLink): Promise<Outcome<PaymentLink>> {
  const { member, shownPrice, now } = input;
  if (!mayEver(member.role, "make_link")) return notAllowed;
  const priced = await priceLink(member, input, now);
  if (!priced.ok) return priced;
  const { price, currency } = priced.value.quote;
  if (price !== shownPrice) return priceChanged({ price, currency });
  return writeLink(input, input, { price, currency });
}

export type NewCustomLink = LinkForm & { customerId: UserId; terms: CustomTermsFields };

/** The amount is as typed: no price book, coupon or credit applies. */
export async function makeCustomLink(input: NewCustomLink): Promise<Outcome<PaymentLink>> {
  const { member, customerId, now } = input;
  if (!mayEver(member.role, "make_custom_link")) return notAllowed;
  const terms = readCustomTerms(input.terms);
  if (!terms.ok) return terms;
  const { currency } = terms.value;
  const goods = { customerId, configuration: customOf(terms.value), currency, couponCode: "" };
  // Do not ask for what nobody could pay.
  const priced = await priceLink(member, goods, now);
  return priced.ok ? writeLink(input, goods, priced.value.quote) : priced;
}

async function writeLink(
  form: LinkForm,
  goods: LinkGoods,
  { price, currency }: Pick<Quote, "price" | "currency">,
): Promise<Outcome<PaymentLink>> {
  const { member, mail, purchaseId, now } = form;
  const { customerId, configuration } = goods;
  if (!z.uuid().safeParse(purchaseId).success) return notUnderstood;
  const couponCode = goods.couponCode ? normaliseCode(goods.couponCode) : null;
  return allOrNothing(db, async (tx) => {
    const made = await makeAgreedLink(tx, {
      customerId,
      madeBy: member.id,
      goods: { configuration, currency, couponCode },
      purchaseId,
      expiresAt: validForDays(now, form.validDays),
      now,
    });
    if (!made.ok) return made;
    const { link } = made.value;
    if (!made.value.made) return done(link);
    await recordAuditEvent(tx, {
      actor: member,
      event: "link_made",
      subject: { kind: "link", id: link.id },
      after: {
        service: configuration.service,
        price: decimal(price),
        currency,
        coupon: couponCode,
        open_until: link.expiresAt.toISOString(),
        mailed: mail,
      },
      now,
    });
    if (mail) await queueLinkMail(tx, link.id);
    return done(link);
  });
}
