import { execFile } from "node:child_process";

import { and, eq, isNull, like } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { users } from "#app/accounts/tables.server.ts";
import { seedDemoCustomers } from "#app/accounts/demo-customers.server.ts";
import { addAdviser } from "#app/catalog/desk/edit-advisers.server.ts";
import { clearServices } from "#app/catalog/find-service.server.ts";
import { withDemoVideos, serviceRecords } from "#app/catalog/service-records.ts";
import { seedServices } from "#app/catalog/seed.server.ts";
import { claimIds } from "#app/content/claims.ts";
import { changeSwitch } from "#app/content/change-switch.server.ts";
import { editClaim } from "#app/content/desk/edit-claims.server.ts";
import { coupons } from "#app/coupons/tables.server.ts";
import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import { exchangeRates } from "#app/currencies/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { seedDemoStaff } from "#app/desk/seed.server.ts";
import { checkLaunchAtDesk, recordProvenBackupAtDesk } from "#app/launch/check-launch.server.ts";
import { launchLines } from "#app/launch/launch-lines.ts";
import { readShop } from "#app/launch/read-shop.server.ts";
import { webhookEvents } from "#app/payments/tables.server.ts";
import { dayMs, utcDay } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { seedDemoTestimonials } from "#app/testimonials/seed.server.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";
import { minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";

let owner: Member;

beforeAll(async () => {
  await openShop();
  owner = await makeMember("owner", { twoFactorEnabled: true, email: "dora@landfall-shop.com" });
});

const configured = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://landfall@db.landfall-shop.com/landfall",
  SECRET: "a secret of more than thirty-two characters",
  SITE_URL: "https://www.landfall-shop.com",
  SMTP_URL: "smtps://mail.landfall-shop.com",
  MAIL_FROM: "Landfall <hello@landfall-shop.com>",
  FILES_DIR: "/var/lib/landfall/files",
  SUPPORT_WHATSAPP: "442079460958",
  SELLER_NAME: "Landfall Ltd",
  SELLER_ADDRESS: "1 Harbour Street; Porttown",
  SELLER_TAX_NUMBER: "GB123",
};
const settings = parseEnv(configured);
const late = minutesLater(100 * 24 * 60);
const gateways = [{ name: "stripe", isSimulated: false }] as const;

async function missing(at: Date, server?: Parameters<typeof readShop>[1]): Promise<string[]> {
  const lines = launchLines(await readShop(at, server));
  return lines.filter((line) => line.missing !== null).map(({ id }) => id);
}

test("the demo lists exactly what is illustrative", async () => {
  await seedServices(withDemoVideos(serviceRecords));
  await seedDemoCoupons(noon);
  await seedDemoTestimonials(await seedDemoCustomers(noon, "three calm words"), noon);
  await seedDemoStaff(noon, "three calm words");
  const all = launchLines(await readShop(late)).map(({ id }) => id);
  expect(await missing(late)).toEqual(all);
  expect(valueOf(await checkLaunchAtDesk(owner, late)).lines.map(({ id }) => id)).toEqual(all);
});

test("a configured shop passes, and the command says so", async () => {
  // The command asks what is real today.
  const today = new Date();
  const inAYear = utcDay(new Date(today.getTime() + 365 * dayMs));
  await seedServices(serviceRecords);
  clearServices();
  await db.delete(testimonials);
  await db.delete(coupons);
  const desk = { member: owner, now: today };
  for (const claim of claimIds) {
    const fields = { seen: "", proof: "Cabinet 3", proved_until: inAYear, hidden: false };
    valueOf(await editClaim({ ...desk, claim, fields }));
  }
  valueOf(await changeSwitch({ ...desk, key: "hide_overdue_facts", to: "on" }));
  for (const key of ["show_illustrations", "show_fixed_rating", "show_fixed_stars"]) {
    valueOf(await changeSwitch({ ...desk, key, to: "off" }));
  }
  const licensed = {
    name: "A. Example",
    country: "CA",
    body: "College of Examples",
    licenceNumber: "R1",
    expiresOn: inAYear,
  } as const;
  valueOf(await addAdviser({ ...desk, adviser: licensed }));
  const rates = await db.select().from(exchangeRates);
  await db.insert(exchangeRates).values(
    rates.map(({ currency, perUsd }) => {
      const read = { asOf: utcDay(today), source: "a bank", fetchedAt: today, acceptedAt: today };
      return { currency, perUsd, ...read };
    }),
  );
  await db.insert(webhookEvents).values({ gateway: "stripe", eventId: "evt_1", type: "paid", body: "" });
  const backup = { proven_on: utcDay(today), kept_where: "The other data centre" };
  valueOf(await recordProvenBackupAtDesk({ ...desk, fields: backup }));
  expect((await auditEventsOn(utcDay(today))).at(-1)).toMatchObject({
    event: "backup_proven",
    after: { kept_where: "The other data centre" },
  });

  expect(await missing(today, { settings, gateways })).toEqual(["second-factor", "demo-accounts"]);
  await db.update(users).set({ twoFactorEnabled: true });
  await db.update(users).set({ deletedAt: noon }).where(eq(users.email, "asha@landfall.example"));
  expect(await missing(today, { settings, gateways })).toEqual(["demo-accounts"]);
  const before = await runCommand();
  expect(before.output).toMatch(/^MISSING {3}Demo accounts$/m);
  expect(before).toMatchObject({ code: 1, output: expect.stringMatching(/^1 of \d+ are not real yet\.$/m) });
  await db
    .update(users)
    .set({ deletedAt: noon })
    .where(and(isNull(users.deletedAt), like(users.email, "%@landfall.example")));
  const after = await runCommand();
  expect(after).toMatchObject({ code: 0, output: expect.stringContaining("Everything is real.") });
  expect(after.output).not.toContain("MISSING");
}, 120_000);

/** As an owner runs it, on this database. */
function runCommand(): Promise<{ code: unknown; output: string }> {
  const env = {
    PATH: process.env["PATH"],
    ...configured,
    DATABASE_URL: process.env["DATABASE_URL"],
    STRIPE_SECRET_KEY: "sk_live_of_a_test",
    STRIPE_WEBHOOK_SECRET: "whsec_of_a_test",
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/commands/launch-check.ts"], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? error.code : 0, output: stdout + stderr });
    });
  });
}
