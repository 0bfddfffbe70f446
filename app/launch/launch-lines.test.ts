import { expect, test } from "vitest";

import { launchLines, type ShopSeen } from "#app/launch/launch-lines.ts";

const configured: ShopSeen = {
  today: "2026-11-26",
  siteUrl: "https://www.landfall-shop.com",
  whatsapp: { number: "442079460958", fictional: "15550100199" },
  mail: { hasServer: true, from: "Landfall <hello@landfall-shop.com>" },
  seller: { name: "Landfall Ltd", address: "1 Harbour Street", taxNumber: "GB1" },
  gateways: [{ label: "Stripe", isSimulated: false, isHeard: true }],
  unprovedClaims: [],
  unprovedRates: [],
  overdueFacts: 0,
  standInVideos: [],
  showIllustrations: false,
  ownKinds: new Set(),
  isRatingFixed: false,
  licensedAdvisers: 1,
  inventedTestimonials: 0,
  staleRates: [],
  lastBackup: "2026-09-01",
  owners: [{ name: "Dora Desk", hasSecondFactor: true }],
  demoAccounts: [],
  demoCoupons: [],
};

const missing = (change: Partial<ShopSeen>) =>
  launchLines({ ...configured, ...change })
    .filter((line) => line.missing !== null)
    .map((line) => [line.id, line.missing]);

test("a configured shop has nothing left to do", () => {
  expect(missing({})).toEqual([]);
});

const oneThing: [id: string, change: Partial<ShopSeen>, said: RegExp][] = [
  ["whatsapp", { whatsapp: { number: "15550100199", fictional: "15550100199" } }, /nobody has/],
  ["site-address", { siteUrl: "http://www.landfall-shop.com" }, /no public address/],
  ["site-address", { siteUrl: "https://127.0.0.1" }, /no public address/],
  ["site-address", { siteUrl: "https://localhost" }, /no public address/],
  ["site-address", { siteUrl: "https://www.example.com" }, /no public address/],
  ["mail", { mail: { hasServer: false, from: "hello@landfall-shop.com" } }, /No mail server/],
  ["mail", { mail: { hasServer: true, from: "Landfall <hello@landfall.example>" } }, /invented/],
  ["seller-name", { seller: { ...configured.seller, name: null } }, /who sells/],
  ["seller-address", { seller: { ...configured.seller, address: null } }, /address/],
  ["seller-tax-number", { seller: { ...configured.seller, taxNumber: null } }, /tax number/],
  [
    "webhooks",
    { gateways: [{ label: "Razorpay", isSimulated: false, isHeard: false }] },
    /No message has come from Razorpay/,
  ],
  ["claims", { unprovedClaims: ["22% of our students get full funding"] }, /1 claim is shown/],
  ["claims", { unprovedClaims: ["One", "Two"] }, /2 claims are shown/],
  ["success-rates", { unprovedRates: ["O-1"] }, /O-1/],
  ["facts", { overdueFacts: 2 }, /2 sources have not been read again/],
  ["videos", { standInVideos: ["Mock interview"] }, /1 service shows a stand-in/],
  ["rating", { isRatingFixed: true }, /not counted/],
  ["advisers", { licensedAdvisers: 0 }, /nobody with a licence/],
  ["testimonials", { inventedTestimonials: 6 }, /6 testimonials are/],
  ["rates", { staleRates: ["EUR"] }, /1 rate is too old to sell at, EUR/],
  ["backups", { lastBackup: null }, /No backup has been proven/],
  ["backups", { lastBackup: "2026-08-25" }, /25 August 2026, more than 92 days ago/],
  ["second-factor", { owners: [] }, /no owner/],
  ["second-factor", { owners: [{ name: "Oona", hasSecondFactor: false }] }, /Oona/],
  ["demo-accounts", { demoAccounts: ["asha", "ben"] }, /asha and ben/],
  ["demo-coupons", { demoCoupons: ["WELCOME10"] }, /WELCOME10/],
];

test.each(oneThing)("%s is missing alone for %j", (id, change, said) => {
  expect(missing(change)).toEqual([[id, expect.stringMatching(said)]]);
});

test("a backup proven 92 days ago is good today", () => {
  expect(missing({ lastBackup: "2026-08-26" })).toEqual([]);
});

test("without a real gateway nobody can pay, and nothing can be heard from one", () => {
  const simulated = [{ label: "Stripe", isSimulated: true, isHeard: true }];
  for (const gateways of [[], simulated]) {
    expect(missing({ gateways }).map(([id]) => id)).toEqual(["gateways", "webhooks"]);
  }
});

test("each illustration that pages show has a line of its own", () => {
  expect(missing({ showIllustrations: true }).map(([id]) => id)).toEqual([
    "illustration-destinations",
    "illustration-admits",
    "illustration-evaluation",
    "illustration-counsellor",
  ]);
});

test("each line says what is missing in a sentence, and where it is changed", () => {
  const nothing = { hasServer: false, from: "" };
  const lines = launchLines({ ...configured, mail: nothing, gateways: [], owners: [], lastBackup: null });
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  for (const { missing: said, where, to } of lines) {
    if (said !== null) expect(said).toMatch(/^[A-Z].*\.$/);
    expect(where).not.toBe("");
    if (to === null) expect(where).toMatch(/settings|DATABASE_URL/);
  }
});
