import { execFile } from "node:child_process";
import { promisify } from "node:util";

import type { Page } from "@playwright/test";

import { expect, main, signUp } from "#tests/e2e/journey.ts";
import { oneTimeCode } from "#tests/setup/one-time-code.ts";

/** What `signUp` registers everybody with. */
const password = "three calm words";

/** Somebody nobody else is, who works at the desk and has set up the second step. Answers their email. */
export async function joinDesk(page: Page, role: "counsellor" | "manager" | "owner"): Promise<string> {
  const email = `${await signUp(page)}@example.org`;
  await staffCommand("grant", email, role);
  await setUpSecondStep(page);
  return email;
}

/** Sets the second step up on its page. Answers the key that the app keeps. */
export async function setUpSecondStep(page: Page): Promise<string> {
  await page.goto("/account/security/second-factor");
  await page.getByLabel("Password").fill(password);
  await main(page).getByRole("button", { name: "Set up the second step" }).click();
  await expect(main(page).getByRole("img", { name: /QR code/ })).toBeVisible();
  const key = (await main(page).locator("code").innerText()).replaceAll(" ", "");
  await page.getByLabel("Code", { exact: true }).fill(oneTimeCode(key));
  await main(page).getByRole("button", { name: "Turn on the second step" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  return key;
}

/** The command for whoever runs the server, on the journeys' own data directory. Answers what it prints. */
export async function staffCommand(...args: string[]): Promise<string> {
  const { DATABASE_URL: _ours, NODE_ENV: _test, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: process.env["JOURNEY_DATA_DIR"] };
  const ran = await promisify(execFile)(process.execPath, ["scripts/commands/staff.ts", ...args], { env });
  return ran.stdout;
}
