import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";

import { listAllBookings } from "#app/bookings/desk/list-bookings.server.ts";
import { allBookingsList } from "#app/bookings/desk/all-bookings-list.ts";
import { assignChosen, type BulkResult, moveChosen } from "#app/cases/desk/work/act-on-chosen.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { deleteView, listViews, renameView, saveView } from "#app/desk/list/saved-views.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { savedViews } from "#app/desk/tables.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { sendIntakeOf } from "#tests/cases/send-intake.ts";
import { noon } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { firstPage, listAsked } from "#tests/desk/list-asked.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";

async function makeView(member: Member, own: boolean): Promise<string> {
  const holder = own ? member : await makeMember("counsellor");
  const id = randomUUID();
  const view = { path: "/staff/work", name: `View ${id}`, query: "?overdue=yes" } as const;
  await db.insert(savedViews).values({ id, userId: holder.id, ...view, createdAt: noon });
  return id;
}

async function makeChosen(member: Member, own: boolean) {
  const { itemId: id } = await buyServices();
  await sendIntakeOf(id);
  const assignedTo = (own ? member : await makeMember("counsellor")).id;
  await db.update(orderItems).set({ assignedTo }).where(eq(orderItems.id, id));
  return { id, state: "received", assignedTo } as const;
}

/** Of one row: what was refused is refused whole. */
function ofOne(outcome: Outcome<BulkResult>): Outcome<BulkResult> {
  return outcome.ok && outcome.value.done === 0 ? notAllowed : outcome;
}

export const listUseCases: DeskUseCase[] = [
  {
    action: "save_view",
    name: "saveView",
    async call(member, own) {
      const name = `View ${randomUUID()}`;
      const saved = await savedBy(own ? member : await makeMember("counsellor"), name);
      const seen = await listViews(member);
      return saved.ok && !seen.some((view) => view.name === name) ? notAllowed : saved;
    },
  },
  {
    action: "save_view",
    name: "renameView",
    async call(member, own) {
      const view = await makeView(member, own);
      return renameView({ member, view, name: `Renamed ${view}`, now: noon });
    },
  },
  {
    action: "save_view",
    name: "deleteView",
    call: async (member, own) => deleteView({ member, view: await makeView(member, own), now: noon }),
  },
  {
    action: "move_item",
    name: "moveChosen",
    async call(member, own) {
      const chosen = [await makeChosen(member, own)];
      return ofOne(await moveChosen({ member, chosen, to: "in_progress", now: noon }));
    },
  },
  {
    action: "assign_item",
    name: "assignChosen",
    async call(member, own) {
      const chosen = [await makeChosen(member, own)];
      return ofOne(await assignChosen({ member, chosen, to: null, along: true, now: noon }));
    },
  },
  {
    action: "see_bookings",
    name: "listAllBookings",
    call: (member) => listAllBookings(member, listAsked(allBookingsList), firstPage),
  },
];

/** A view of one's own, which everybody may save. */
export function savedBy(member: Member, name: string, query = "?state=paid") {
  return saveView({ member, list: "/staff/orders", name, query, now: noon });
}
