import { z } from "zod";

import { caseAction, type CaseAt } from "#app/cases/case-part.ts";
import { askReader } from "#app/cases/deliverables/ask-reader.server.ts";
import { approveDraft, sendDraftBack, takeDraftBack } from "#app/cases/deliverables/read-draft.server.ts";
import { outcomeOr } from "#app/cases/outcome-or.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { files, hidden, orNull } from "#app/forms/fields.ts";
import { UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import type { Outcome } from "#app/platform/outcome.ts";

/** What the desk does with a version before the customer has it. */
export function draftActions() {
  const draft = z.object({ draft_id: hidden });
  return {
    ask_reader: caseAction(
      draft.extend({ reader: orNull(UserId), text: hidden, files }),
      ({ draft_id: draftId, reader, text, files: chosen }, at) =>
        atDesk(at, "asked_reader", (member) =>
          askReader({
            member,
            itemId: at.item.id,
            draftId,
            readerId: reader,
            text,
            files: chosen,
            now: at.now,
          }),
        ),
    ),
    approve: caseAction(draft, ({ draft_id: draftId }, at) =>
      atDesk(at, "approved", (member) => approveDraft({ member, draftId, now: at.now })),
    ),
    send_back: caseAction(draft.extend({ text: hidden }), ({ draft_id: draftId, text }, at) =>
      atDesk(at, "sent_back", (member) => sendDraftBack({ member, draftId, text, now: at.now })),
    ),
    take_back: caseAction(draft, ({ draft_id: draftId }, at) =>
      atDesk(at, "taken_back", (member) => takeDraftBack({ member, draftId, now: at.now })),
    ),
  };
}

async function atDesk(
  { viewer }: CaseAt,
  word: string,
  work: (member: Member) => Promise<Outcome<unknown>>,
): Promise<Outcome<string>> {
  return viewer.side === "desk" ? outcomeOr(word, await work(viewer.member)) : notUnderstood;
}
