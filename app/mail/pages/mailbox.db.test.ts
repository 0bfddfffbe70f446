import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";

import { sendMail } from "#app/mail/send-mail.server.ts";
import { env } from "#app/platform/env.server.ts";
import { fromThisMachineContext } from "#app/platform/request-context.ts";
import { loader as openAttachment } from "#app/mail/pages/attachment.ts";
import { loader as openMailbox } from "#app/mail/pages/mailbox.tsx";

beforeAll(async () => {
  const attachments = [{ name: "receipt.pdf", type: "application/pdf", bytes: Buffer.from("a receipt") }];
  await sendMail({
    to: "asha@example.org",
    subject: "A new password",
    body: "a link that opens it",
    attachments,
  });
});

function argsFrom(fromThisMachine: boolean | undefined, params = {}) {
  const context = new RouterContextProvider();
  if (fromThisMachine !== undefined) context.set(fromThisMachineContext, fromThisMachine);
  return { context, params } as never;
}

const unknown = { init: { status: 404 } };

test("whoever sits at the machine reads its mail", async () => {
  const { messages } = await openMailbox(argsFrom(true));
  expect(messages).toMatchObject([{ recipient: "asha@example.org", body: "a link that opens it" }]);
  const { id } = messages[0]!;
  const answer = await openAttachment(argsFrom(true, { messageId: String(id), position: "0" }));
  expect(answer.status).toBe(200);
});

test("to everybody else there is no mailbox, nor anything in it", async () => {
  const { messages } = await openMailbox(argsFrom(true));
  const params = { messageId: String(messages[0]?.id), position: "0" };
  for (const from of [false, undefined]) {
    await expect(openMailbox(argsFrom(from))).rejects.toMatchObject(unknown);
    await expect(openAttachment(argsFrom(from, params))).rejects.toMatchObject(unknown);
  }
});

test.each([
  ["is known by a public name", { SITE_URL: "https://demo.example.org" }],
  ["has a database server of its own", { EMBEDDED: false }],
])("where the site %s it is closed to everybody", async (_where, changed) => {
  const settings = env();
  const { SITE_URL, EMBEDDED } = settings;
  const params = { messageId: "1", position: "0" };
  Object.assign(settings, changed);
  try {
    await expect(openMailbox(argsFrom(true))).rejects.toMatchObject(unknown);
    await expect(openAttachment(argsFrom(true, params))).rejects.toMatchObject(unknown);
  } finally {
    Object.assign(settings, { SITE_URL, EMBEDDED });
  }
});
