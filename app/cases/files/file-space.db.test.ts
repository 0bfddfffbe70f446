import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { saveIntake } from "#app/cases/intake/send-intake.server.ts";
import { writeMessage } from "#app/cases/conversation/send-message.server.ts";
import { files } from "#app/files/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { answeredWell, formOf, paper } from "#tests/cases/send-intake.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";

beforeAll(openShop);
afterAll(() => rm(env().FILES_DIR!, { recursive: true, force: true }));

test("where a customer's room is used up, a file of a form can still be replaced, and nothing be added", async () => {
  const { itemId, user } = await buyServices();
  const by = { itemId, userId: user.id, now: noon };
  const form = { ...by, ...answeredWell(formOf(configured("cover-letter"))) };
  valueOf(await saveIntake(form));
  const sizeBytes = env().UPLOAD_MB_PER_CUSTOMER * 1024 * 1024;
  await db.update(files).set({ sizeBytes }).where(eq(files.ownerId, user.id));
  const message = { ...by, text: "Here.", files: [paper()], sendKey: randomUUID() };
  expect(await writeMessage(message)).toMatchObject({ refusal: { code: "files_full" } });
  valueOf(await saveIntake(form));
});
