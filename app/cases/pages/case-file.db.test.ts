import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";

import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";

import { listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { writeMessage } from "#app/cases/conversation/send-message.server.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";
import { loader } from "#app/cases/pages/case-file.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";

let bought: Bought;
let fileId: string;

beforeAll(async () => {
  await openShop();
  bought = await buyServices();
  const { itemId, user } = bought;
  const files = [new File(["<script>alert(1)</script>"], "मेरा “पत्र”.txt")];
  const message = { itemId, userId: user.id, text: "", files, sendKey: randomUUID(), now: noon };
  valueOf(await writeMessage(message));
  fileId = (await listCaseFiles(db, itemId))[0]?.fileId ?? "";
});
afterAll(() => rm(env().FILES_DIR!, { recursive: true, force: true }));

function ask(id: string, as: Pick<CurrentUser, "id"> | null): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(currentUserContext, as as CurrentUser | null);
  return loader({ params: { fileId: id }, context } as unknown as Parameters<typeof loader>[0]);
}

const unknown = { init: { status: 404 } };

test("a customer gets a file of theirs to keep, under its own name, and it can do nothing", async () => {
  const answer = await ask(fileId, bought.user);
  expect(Object.fromEntries(answer.headers)).toEqual({
    "content-type": "text/plain; charset=utf-8",
    "content-disposition": `attachment; filename="${"_".repeat(11)}.txt"; filename*=UTF-8''${encodeURIComponent("मेरा “पत्र”.txt")}`,
    "content-length": "25",
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  expect(await answer.text()).toBe("<script>alert(1)</script>");
});

test("the desk gets it as far as it may see the service and has a second factor, and nobody else knows of it", async () => {
  const [manager, counsellor, other, unproved] = await Promise.all([
    makeMember("manager", { twoFactorEnabled: true }),
    makeMember("counsellor", { twoFactorEnabled: true }),
    makeMember("counsellor", { twoFactorEnabled: true }),
    makeMember("manager"),
  ]);
  valueOf(await takeItem({ member: counsellor, itemId: bought.itemId, now: noon }));
  expect((await ask(fileId, manager)).status).toBe(200);
  expect((await ask(fileId, counsellor)).status).toBe(200);
  const stranger = await buyServices();
  for (const as of [other, unproved, stranger.user, null]) {
    await expect(ask(fileId, as)).rejects.toMatchObject(unknown);
  }
  for (const id of [randomUUID(), "../../etc/passwd", `${fileId}\0`, ""]) {
    await expect(ask(id, manager), id).rejects.toMatchObject(unknown);
  }
});
