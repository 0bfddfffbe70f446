import type { z } from "zod";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { type NewService, readNewService, slugTaken } from "#app/catalog/desk/new-service-fields.ts";
import type { newServiceFields } from "#app/catalog/desk/new-service-fields.ts";
import { templates } from "#app/catalog/desk/templates.ts";
import { clearServices, listServicesAndDrafts } from "#app/catalog/find-service.server.ts";
import { addDraft } from "#app/catalog/stored-service.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { decimal } from "#app/money/decimal.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { appendToPriceBook } from "#app/pricing/append-to-price-book.server.ts";
import { clearPriceBook } from "#app/pricing/current-price-book.server.ts";

type Making = { member: Member; typed: z.output<typeof newServiceFields>; now: Date };

/**
 * A draft: its own name, address and prices, its template's rules and other texts. Answers with its address. Refuses:
 * `not_allowed`, `unknown_template`, `invalid_service`, `slug_taken`.
 */
export async function makeService({ member, typed, now }: Making): Promise<Outcome<string>> {
  if (!may(member.role, "make_service", { own: false })) return notAllowed;
  const read = readNewService(typed);
  if (!read.ok) return read;
  const made = read.value;
  const { template, slug, heading, intro, need } = made;
  const outcome = await allOrNothing(db, async (tx) => {
    if (!(await addDraft(tx, { template, slug, heading, intro, need, now }))) return slugTaken;
    await addPrices(tx, made);
    const subject = { kind: "service", id: slug };
    const after = { template, heading, introduction: intro, need, prices: made.prices.map(told) };
    const event = { event: "service_made", subject, before: null, after, reason: null };
    await recordAuditEvent(tx, { actor: member, ...event, now });
    return done(slug);
  });
  clearServices();
  clearPriceBook();
  // From here on this server knows it.
  await listServicesAndDrafts();
  return outcome;
}

/** For all time, as those that ship: nobody could have bought it before. */
async function addPrices(tx: Transaction, { slug: service, prices }: NewService): Promise<void> {
  for (const { choice, ...price } of prices) {
    await appendToPriceBook(tx, { service, choice }, { ...price, startsAt: new Date(0) });
  }
}

function told({ choice, inr, usd }: NewService["prices"][number]): string {
  return `${choice}: ${decimal(inr)} INR, ${decimal(usd)} USD`;
}

/** As customers know them, in the order of the catalogue. */
export async function listTemplates(): Promise<{ slug: string; heading: string }[]> {
  const services = await listServicesAndDrafts();
  return services.flatMap(({ slug, heading }) =>
    templates.some((template) => template === slug) ? { slug, heading } : [],
  );
}
