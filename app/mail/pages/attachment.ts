import { data } from "react-router";

import { findAttachment } from "#app/mail/list-mailbox.server.ts";
import { mailboxOpen } from "#app/mail/mailbox-open.server.ts";
import { fromThisMachineContext } from "#app/platform/request-context.ts";
import { answerFile } from "#app/files/answer-file.server.ts";

import type { Route } from "./+types/attachment.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const [messageId, position] = [params.messageId, params.position].map((part) =>
    /^\d{1,9}$/.test(part) ? Number(part) : -1,
  );
  const open = mailboxOpen(context.get(fromThisMachineContext));
  const known = open && messageId !== undefined && position !== undefined;
  const attachment = known ? await findAttachment(messageId, position) : null;
  if (!attachment) throw data(null, { status: 404 });
  return answerFile(attachment);
}
