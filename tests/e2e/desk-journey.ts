import { execFile } from "node:child_process";
import { promisify } from "node:util";

import type { Page } from "@playwright/test";

import { timeZoneCookie } from "#app/currencies/time-zone-cookie.ts";
import { inDatabase } from "#tests/e2e/journey-faults.ts";
import { expect, main, signUp } from "#tests/e2e/journey.ts";
import { oneTimeCode } from "#tests/setup/one-time-code.ts";

const password = "three calm words";

type Joining = {
  /** `signUp` gives everyone else one name. */
  name?: "Dora Desk" | "Dora and their username";
  timeZone?: string;
};

export const inIndia = { timeZone: "Asia/Kolkata" } satisfies Joining;
export const dora = { name: "Dora and their username", ...inIndia } satisfies Joining;

/**
 * A new staff member with two-factor on, set up directly: the command and pages have their own tests. Returns the
 * username.
 */
export async function joinDesk(
  page: Page,
  role: "counsellor" | "manager" | "owner",
  { name, timeZone = "UTC" }: Joining = {},
): Promise<string> {
  const username = await signUp(page);
  const lastName = name === "Dora Desk" ? "Desk" : username;
  await inDatabase(
    `with person as (update users set role = 'staff', two_factor_enabled = true,
        first_name = coalesce($3, first_name), last_name = coalesce($4, last_name)
        where username = $1 returning id),
      proved as (update sign_in_sessions set code_given_at = now() where user_id in (select id from person))
      insert into staff (user_id, role, time_zone, granted_by, granted_at)
        select id, $2, $5, 'system', now() from person`,
    [username, role, ...(name ? ["Dora", lastName] : [null, null]), timeZone],
  );
  // The first page reloads once the browser's time zone is known, and would show other tests' changes.
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const value = encodeURIComponent(zone);
  await page.context().addCookies([{ name: timeZoneCookie, value, url: site }]);
  return username;
}

const site = `http://127.0.0.1:${process.env["JOURNEY_PORT"]}`;

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

export async function staffCommand(...args: string[]): Promise<string> {
  const { DATABASE_URL: _ours, NODE_ENV: _test, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: process.env["JOURNEY_DATA_DIR"] };
  const ran = await promisify(execFile)(process.execPath, ["scripts/commands/staff.ts", ...args], { env });
  return ran.stdout;
}

export const timeline = (page: Page) => main(page).getByRole("region", { name: "Timeline" });
export const composer = (page: Page) => main(page).getByRole("region", { name: "Write" });

type Written = { to: "customer" | "note"; words: string; file?: { name: string; text: string } };

/** On the page of a case. */
export async function writeAtDesk(page: Page, { to, words, file }: Written): Promise<void> {
  const box = composer(page);
  await box.getByRole("radio", { name: to === "customer" ? "To the customer" : "Private note" }).check();
  await box.getByRole("textbox", { name: "Text" }).fill(words);
  if (file) {
    const chosen = { name: file.name, mimeType: "text/plain", buffer: Buffer.from(file.text) };
    await box.getByLabel("Files (optional)").setInputFiles([chosen]);
  }
  await box.getByRole("button", { name: to === "customer" ? /^Send to / : "Save Note" }).click();
}
