import { randomUUID } from "node:crypto";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import { writtenTime } from "#app/bookings/chat-time.ts";
import type { CaseAt } from "#app/cases/case-part.ts";
import type { DeliverablesView, ShownDraft } from "#app/cases/deliverables/deliverables-view.ts";
import { canBeRead, mayApprove } from "#app/cases/deliverables/draft-laws.ts";
import { type Draft, listDrafts } from "#app/cases/deliverables/find-drafts.server.ts";
import { fileRow } from "#app/cases/deliverables/shown-versions.ts";
import type { CaseFile } from "#app/cases/files/list-case-files.server.ts";
import { colleagueLabel, listAvailable } from "#app/cases/list-available.server.ts";
import { hasSecondReader } from "#app/catalog/stored-service.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { may } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";

type AtDesk = Pick<CaseAt, "item" | "now"> & { member: Member; timeZone: string };

/** The open one, and those sent back since the last version. */
export async function shownDrafts(
  { item, member, timeZone }: AtDesk,
  { files, since }: { files: readonly CaseFile[]; since: Date | null },
): Promise<ShownDraft[]> {
  const drafts = (await listDrafts(db, item.id)).filter(
    ({ state, writtenAt }) =>
      (state === "asked" && canBeRead(item.state)) ||
      (state === "sent_back" && (since === null || writtenAt > since)),
  );
  const people = drafts.flatMap(({ writtenBy, readerId, readBy }) => [writtenBy, readerId, readBy]);
  const names = await namePeople(
    db,
    people.filter((id) => id !== null),
  );
  const nameOf = (id: string) => (id === member.id ? "You" : fullName(names.get(id)));
  const own = item.assignedTo === member.id;
  return drafts.map((draft) => ({
    id: draft.id,
    who: nameOf(draft.writtenBy),
    at: draft.writtenAt.toISOString(),
    when: writtenTime(draft.writtenAt, timeZone),
    text: draft.text,
    files: files.filter(({ draftId }) => draftId === draft.id).map(fileRow),
    state: draft.state === "sent_back" ? "sent_back" : "asked",
    reader: nameOfReader(draft, nameOf),
    answerText: draft.answerText,
    can: draft.state === "asked" ? canDo(member, draft, own) : null,
  }));
}

function nameOfReader({ readBy, readerId }: Draft, nameOf: (id: string) => string): string {
  const id = readBy ?? readerId;
  return id === null ? "Any manager" : nameOf(id);
}

function canDo(member: Member, draft: Draft, own: boolean): ShownDraft["can"] {
  if (mayApprove(member, draft)) return "read";
  return may(member.role, "hand_over", { own }) ? "take_back" : null;
}

/** Null where a version goes to the customer at once. */
export async function askReaderView({
  item,
  member,
  now,
}: Omit<AtDesk, "timeZone">): Promise<DeliverablesView["askReader"]> {
  if (!(await hasSecondReader(db, item.configuration.service))) return null;
  const colleagues = (await listAvailable(now)).filter(({ id }) => id !== member.id);
  return {
    draftId: randomUUID(),
    readers: colleagues.map((colleague) => ({ value: colleague.id, label: colleagueLabel(colleague) })),
  };
}
