import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, main, open, test } from "#tests/e2e/journey.ts";
import { type RealServer, startRealServer } from "#tests/setup/real-server.ts";

const widget = `
  const button = document.createElement("div");
  button.id = "third-party-chat";
  button.textContent = "Chat";
  Object.assign(button.style, { position: "fixed", right: "20px", bottom: "20px", width: "60px", height: "60px" });
  document.body.append(button);
  window.chatsBegun = (window.chatsBegun ?? 0) + 1;`;

const dataDir = mkdtempSync(join(tmpdir(), "landfall-live-chat-"));
let thirdParty: Server;
let server: RealServer;
let asked = 0;

// All tests share one site and one third party.
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  thirdParty = createServer((_request, response) => {
    asked += 1;
    response.setHeader("content-type", "text/javascript").end(widget);
  });
  thirdParty.listen(0, "127.0.0.1");
  await once(thirdParty, "listening");
  const { port } = thirdParty.address() as AddressInfo;
  server = await startRealServer(dataDir, { LIVE_CHAT_SCRIPT_URL: `http://127.0.0.1:${port}/widget.js` });
});

test.afterAll(async () => {
  await server.stop();
  thirdParty.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test(
  "on the three pages without live chat its script is not even asked for",
  { tag: "@wide" },
  async ({ page }) => {
    for (const slug of ["o-1-visa", "eb-1-visa", "australia-national-innovation-visa-subclass-858"]) {
      await open(page, `${server.url}/service/premium/${slug}/`);
      await page.waitForTimeout(1_500);
    }
    expect(asked).toBe(0);
  },
);

test("it comes on every other page, is hidden on those three, and is back when one leaves", async ({
  page,
}) => {
  const chat = page.locator("#third-party-chat");
  await open(page, `${server.url}/service/?q=visa`);
  await expect(chat).toBeVisible();
  const visit = async (name: RegExp) => {
    await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Visas" }).click();
    await main(page).getByRole("link", { name }).first().click();
    await expect(main(page).getByRole("heading", { level: 1, name })).toBeVisible();
  };
  await visit(/O-1/);
  await expect(chat).toBeHidden();
  await visit(/EB-2/);
  await expect(chat).toBeVisible();
  await visit(/EB-1/);
  await expect(chat).toBeHidden();
  await page.goBack();
  await expect(chat).toBeVisible();
  expect(await page.evaluate("window.chatsBegun")).toBe(1);
});

test("our own buttons stand above its button", async ({ page }) => {
  await open(page, `${server.url}/`);
  const chat = await page.locator("#third-party-chat").boundingBox();
  const ours = await page.getByRole("complementary", { name: "Help" }).boundingBox();
  expect(ours!.y + ours!.height).toBeLessThanOrEqual(chat!.y);
});

test("where a password is typed the page comes anew, without the script that ran before", async ({
  page,
}) => {
  await open(page, `${server.url}/service/?q=visa`);
  await expect(page.locator("#third-party-chat")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Log In" }).first().click();
  await expect(main(page).getByRole("heading", { level: 1, name: "Log In" })).toBeVisible();
  await page.waitForTimeout(1_500);
  await expect(page.locator("#third-party-chat")).toHaveCount(0);
  expect(await page.evaluate("window.chatsBegun")).toBeUndefined();
});
