import { data } from "react-router";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { loadItem } from "#app/cases/desk/item/load-item.server.ts";
import { answerBundle } from "#app/cases/evidence/bundle/answer-bundle.server.ts";
import { maySeeCase } from "#app/cases/may-see-case.server.ts";
import { db } from "#app/platform/db.server.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";

import type { Route } from "./+types/item-evidence-bundle.ts";

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_case_file");
  const now = new Date();
  const { item } = (await loadItem(member, params.itemId, { now, query: url.searchParams })).at;
  if (!(await maySeeCase(db, member, item, "see_case_file"))) throw data(null, { status: 403 });
  await recordAuditEvent(db, {
    actor: member,
    event: "evidence_downloaded",
    subject: { kind: "item", id: item.id },
    now,
  });
  return answerBundle(item, now);
}
