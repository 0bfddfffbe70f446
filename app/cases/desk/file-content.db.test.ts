import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";

import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";

import { hasSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { loader } from "#app/cases/desk/file-content.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { writeMessage } from "#app/cases/conversation/send-message.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { officeFile } from "#tests/cases/office-file.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";

let bought: Bought;
const ids = new Map<string, string>();

beforeAll(async () => {
  await openShop();
  bought = await buyServices();
  const { itemId, user } = bought;
  const files = [
    new File(["<html><script>alert(1)</script></html>"], "page.txt"),
    new File(["%PDF-1.7"], "letter.pdf"),
    new File([new Uint8Array(officeFile("word/document.xml"))], "letter.docx"),
  ];
  const message = { itemId, userId: user.id, text: "", files, sendKey: randomUUID(), now: noon };
  valueOf(await writeMessage(message));
  for (const { name, fileId } of await listCaseFiles(db, itemId)) ids.set(name, fileId);
});
afterAll(() => rm(env().FILES_DIR!, { recursive: true, force: true }));

async function ask(name: string, as: Pick<CurrentUser, "id"> | null): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(
    currentUserContext,
    as && ({ ...as, hasSecondFactor: await hasSecondFactor(as.id) } as CurrentUser),
  );
  const fileId = ids.get(name) ?? name;
  const url = new URL(`http://localhost/staff/files/${fileId}/content`);
  return loader({ params: { fileId }, context, url } as unknown as Parameters<typeof loader>[0]);
}

test("a file is answered for a frame of ours, in which it can run nothing and reach nothing", async () => {
  const manager = await makeMember("manager", { twoFactorEnabled: true });
  const answer = await ask("page.txt", manager);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "content-disposition": 'inline; filename="page.txt"',
    "content-security-policy":
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "cache-control": "private, no-store",
  });
  expect(await answer.text()).toContain("<script>");
  expect((await ask("letter.pdf", manager)).headers.get("content-type")).toBe("application/pdf");
  await expect(ask("letter.docx", manager)).rejects.toMatchObject({ init: { status: 404 } });
  expect(await auditEventsOn(bought.itemId)).toContainEqual(
    expect.objectContaining({
      event: "file_opened",
      actorId: manager.id,
      after: { file: ids.get("page.txt") },
    }),
  );
});

test("whoever may not see the case's files sees none of it", async () => {
  const [counsellor, other] = await Promise.all([
    makeMember("counsellor", { twoFactorEnabled: true }),
    makeMember("counsellor", { twoFactorEnabled: true }),
  ]);
  valueOf(await takeItem({ member: counsellor, itemId: bought.itemId, now: noon }));
  expect((await ask("page.txt", counsellor)).status).toBe(200);
  await expect(ask("page.txt", other)).rejects.toMatchObject({ init: { status: 403 } });
  await expect(ask("page.txt", bought.user)).rejects.toMatchObject({ init: { status: 404 } });
  for (const unknown of [randomUUID(), "../../etc/passwd", ""]) {
    await expect(ask(unknown, counsellor), unknown).rejects.toMatchObject({ init: { status: 404 } });
  }
});
