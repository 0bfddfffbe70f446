import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";

import { addEntry, addList, removeEntry } from "#app/cases/evidence/add-evidence.server.ts";
import { reviewEvidence } from "#app/cases/evidence/review-evidence.server.ts";
import { sendEvidence } from "#app/cases/evidence/send-evidence.server.ts";
import { caseEvidence } from "#app/cases/evidence/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { noon } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";

const action = "work_on_evidence";

async function itemOf(member: Member, own: boolean): Promise<OrderItemId> {
  const { itemId } = await buyServices([configured("visa-sop")]);
  const assignedTo = own ? member.id : (await makeMember("counsellor")).id;
  await db.update(orderItems).set({ assignedTo }).where(eq(orderItems.id, itemId));
  return itemId;
}

export const evidenceUseCases: DeskUseCase[] = [
  {
    action,
    name: "sendEvidence",
    async call(member, own) {
      const itemId = await itemOf(member, own);
      const sent = {
        entry: "resume",
        files: [],
        use: [],
        remove: [],
        text: "Seen on a call.",
        expiresOn: "",
      };
      return sendEvidence({ by: { member }, itemId, ...sent, now: noon });
    },
  },
  {
    action,
    name: "reviewEvidence",
    async call(member, own) {
      const itemId = await itemOf(member, own);
      const decided = { entry: "resume", verdict: "accepted", note: "", seen: "" } as const;
      return reviewEvidence({ member, itemId, ...decided, now: noon });
    },
  },
  {
    action,
    name: "addEntry",
    async call(member, own) {
      const itemId = await itemOf(member, own);
      return addEntry({ member, itemId, title: "A letter", help: "", sendKey: randomUUID(), now: noon });
    },
  },
  {
    action,
    name: "addList",
    async call(member, own) {
      return addList({ member, itemId: await itemOf(member, own), list: "o-1a", now: noon });
    },
  },
  {
    action,
    name: "removeEntry",
    async call(member, own) {
      const itemId = await itemOf(member, own);
      const row = { itemId, key: "own.1", title: "A letter", state: "missing", changedAt: noon } as const;
      await db.insert(caseEvidence).values(row);
      return removeEntry({ member, itemId, entry: "own.1", now: noon });
    },
  },
];
