import { z } from "zod";

import { type CaseAt, caseAction } from "#app/cases/case-part.ts";
import { writeMessageAtDesk } from "#app/cases/conversation/write-message.server.ts";
import { writeNote } from "#app/cases/notes/write-note.server.ts";
import { outcomeOr } from "#app/cases/outcome-or.ts";
import { leftOpen } from "#app/cases/templates/template-variables.ts";
import { files, hidden } from "#app/forms/fields.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { type Outcome, refuse } from "#app/platform/outcome.ts";

const readers = ["customer", "note"] as const;

/** `to` is the choice, `sure` the button pressed: each says who reads this, and they must agree. */
const fields = z.object({
  to: z.enum(readers, { error: "Choose who reads this." }),
  sure: hidden,
  text: hidden,
  files,
  send_key: hidden,
});

export const writeAtDesk = caseAction(
  fields,
  async (
    { to, sure, send_key: sendKey, ...written },
    { viewer, item, now }: CaseAt,
  ): Promise<Outcome<string>> => {
    if (viewer.side !== "desk") return notUnderstood;
    if (sure !== to) return unclearReader;
    const open = to === "customer" ? leftOpen(written.text) : [];
    if (open.length > 0) return unfilled(open);
    const one = { member: viewer.member, itemId: item.id, ...written, sendKey, now };
    return to === "customer"
      ? outcomeOr("sent", await writeMessageAtDesk(one))
      : outcomeOr("noted", await writeNote(one));
  },
);

function unfilled(open: readonly string[]) {
  return refuse({
    code: "unfilled",
    message: `The text still leaves this open: ${open.join(", ")}. Nothing was sent.`,
    status: 422,
    field: "text",
  });
}

const unclearReader = refuse({
  code: "unclear_reader",
  message: "The button and the choice do not agree. Nothing was sent. Choose again who reads this.",
  status: 409,
  field: "to",
});
