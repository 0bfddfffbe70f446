import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";

import { findAttachment, listMailbox } from "#app/mail/list-mailbox.server.ts";
import { sendBySmtp, sendMail } from "#app/mail/send-mail.server.ts";
import { newId, OrderId } from "#app/platform/ids.ts";

test("without a mail server the message is kept for the mailbox page, newest first", async () => {
  await sendMail({ to: "asha@example.org", subject: "First", body: "One\nTwo" });
  await sendMail({ to: "ben@example.org", subject: "Second", body: "Three" });
  expect(await listMailbox()).toMatchObject([
    { recipient: "ben@example.org", subject: "Second", body: "Three" },
    { recipient: "asha@example.org", subject: "First", body: "One\nTwo" },
  ]);
  expect(await listMailbox(1)).toHaveLength(1);
});

test("a file that comes with it is named on the mailbox page, and there to be fetched byte for byte", async () => {
  const file = { name: "LF-2026-000001.pdf", type: "application/pdf", bytes: Buffer.from([0, 255, 10, 13]) };
  await sendMail({ to: "asha@example.org", subject: "With a file", body: "One", attachments: [file] });
  const [message] = await listMailbox(1);
  expect(message).toMatchObject({ subject: "With a file", attachments: [file.name] });
  expect(await findAttachment(message?.id ?? 0, 0)).toEqual(file);
  expect(await findAttachment(message?.id ?? 0, 1)).toBeNull();
  expect(await findAttachment(-1, 0)).toBeNull();
});

const receipt = { name: "LF-2026-000002.pdf", type: "application/pdf", receiptOf: newId(OrderId) };

test("a receipt in the mailbox is not drawn before it is opened", async () => {
  const draw = () => Promise.reject(new Error("it was drawn"));
  await sendMail({
    to: "asha@example.org",
    subject: "Paid",
    body: "One",
    attachments: [{ ...receipt, draw }],
  });
  const [message] = await listMailbox(1);
  expect(await findAttachment(message?.id ?? 0, 0)).toMatchObject(receipt);
});

test("with a mail server the file travels with the message", async () => {
  const server = await listeningServer();
  await sendBySmtp(server.url, "Landfall <hello@landfall.example>", {
    to: "asha@example.org",
    subject: "With a file",
    body: "The text.",
    attachments: [
      { name: "LF-2026-000001.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7") },
      { ...receipt, draw: async () => Buffer.from("drawn for it") },
    ],
  });
  await server.close();
  expect(server.received).toContain("filename=LF-2026-000001.pdf");
  expect(server.received).toContain("Content-Type: application/pdf");
  expect(server.received).toContain(Buffer.from("%PDF-1.7").toString("base64"));
  expect(server.received).toContain(Buffer.from("drawn for it").toString("base64"));
});

test("with a mail server the message is handed over to it, to one receiver and with no header of its own", async () => {
  const server = await listeningServer();
  await sendBySmtp(server.url, "Landfall <hello@landfall.example>", {
    to: "asha@example.org, eve@example.org",
    subject: "Hello\r\nBcc: eve@example.org",
    body: "The text.",
  }).catch(() => {});
  await sendBySmtp(server.url, "Landfall <hello@landfall.example>", {
    to: "asha@example.org",
    subject: "Hello\r\nBcc: eve@example.org",
    body: "The text.",
  });
  await server.close();
  expect(server.received).not.toMatch(/^RCPT TO:<eve@/m);
  expect(server.received).toMatch(/^RCPT TO:<asha@example\.org>/m);
  expect(server.received).not.toMatch(/^Bcc:/m);
  expect(server.received).toContain("The text.");
});

async function listeningServer() {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let reading = false;
    socket.write("220 mail.example\r\n");
    socket.on("data", (data) => {
      for (const line of data.toString().split("\r\n").filter(Boolean)) {
        lines.push(line);
        if (reading && line !== ".") continue;
        const begins = line === "DATA";
        reading = begins;
        socket.write(begins ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
      }
    });
    socket.on("error", () => {});
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get received() {
      return lines.join("\n");
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
