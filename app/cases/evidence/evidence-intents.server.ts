import { z } from "zod";

import type { CaseAt } from "#app/cases/case-part.ts";
import { addEntry, addList, removeEntry } from "#app/cases/evidence/add-evidence.server.ts";
import { listIds } from "#app/cases/evidence/list-names.ts";
import { reviewEvidence, verdicts } from "#app/cases/evidence/review-evidence.server.ts";
import { sendEvidence } from "#app/cases/evidence/send-evidence.server.ts";
import { files, hidden, unseen } from "#app/forms/fields.ts";
import { leadTo, type On } from "#app/forms/form-action.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";

const sent = z.object({
  entry: hidden,
  files,
  use: z.array(z.string()),
  remove: z.array(z.string()),
  text: hidden,
  expires_on: hidden,
});

export function ownEvidenceIntents<Who extends CaseAt>(on: On<Who>) {
  return {
    send: on({
      schema: sent,
      run: async ({ fields, who: { viewer, item }, url, now }) => {
        const { expires_on: expiresOn, ...given } = fields;
        const by = viewer.side === "desk" ? { member: viewer.member } : { userId: viewer.userId };
        const outcome = await sendEvidence({ by, itemId: item.id, ...given, expiresOn, now });
        return leadTo(outcome, (key) => doneAt(url, "sent", key));
      },
    }),
  };
}

type AtDesk = CaseAt & { member: Member };

export function deskEvidenceIntents(on: On<AtDesk>) {
  return {
    ...ownEvidenceIntents(on),
    decide: on({
      schema: z.object({ entry: hidden, verdict: unseen(z.enum(verdicts)), note: hidden, seen: hidden }),
      run: async ({ fields, who: { member, item }, url, now }) =>
        leadTo(await reviewEvidence({ member, itemId: item.id, ...fields, now }), (key) =>
          doneAt(url, fields.verdict, key),
        ),
    }),
    add_entry: on({
      schema: z.object({ title: hidden, help: hidden, send_key: hidden }),
      run: async ({ fields: { send_key: sendKey, ...written }, who: { member, item }, url, now }) =>
        leadTo(await addEntry({ member, itemId: item.id, ...written, sendKey, now }), (key) =>
          doneAt(url, "added", key),
        ),
    }),
    add_list: on({
      schema: z.object({ list: z.enum(listIds, { error: "Choose a list." }) }),
      run: async ({ fields: { list }, who: { member, item }, url, now }) =>
        leadTo(
          await addList({ member, itemId: item.id, list, now }),
          () => `${url.pathname}?done=list_added`,
        ),
    }),
    remove_entry: on({
      schema: z.object({ entry: hidden }),
      run: async ({ fields: { entry }, who: { member, item }, url, now }) =>
        leadTo(
          await removeEntry({ member, itemId: item.id, entry, now }),
          () => `${url.pathname}?done=removed`,
        ),
    }),
  };
}

function doneAt(url: URL, word: string, key: string): string {
  return `${url.pathname}?${new URLSearchParams({ done: word, entry: key })}#${key}`;
}
