import { describe, expect, test } from "vitest";

import { premiumVisaNamed } from "#app/catalog/premium-visa-names.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { shippedSlugs } from "#app/catalog/find-service-slug.ts";
import { forbidsForeignScripts, type Stand, positionAt, widgetsOn } from "#app/support-chat/widget-policy.ts";

const premium = shippedSlugs.filter((slug) => rulesOf(slug).display.premiumVisa);
const plain = shippedSlugs.filter((slug) => !rulesOf(slug).display.premiumVisa);
const withoutLiveChat: ServiceSlug[] = [
  "o-1-visa",
  "eb-1-visa",
  "australia-national-innovation-visa-subclass-858",
];

const bothForms = (path: string) => [path.replace(/\/$/, ""), path.replace(/\/?$/, "/")];
const servicePages = (slugs: ServiceSlug[]) =>
  slugs.flatMap((slug) => bothForms(`/service/premium/${slug}/`).map((path) => ({ slug, path })));

test("the visas the policy knows are those of the catalogue", () => {
  expect(shippedSlugs.filter((slug) => premiumVisaNamed(slug) !== null)).toEqual(premium);
  expect(["", "constructor", "O-1-VISA", "o-1-visa/"].map(premiumVisaNamed)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

describe("while a visa page is open", () => {
  test.each(servicePages(premium))("$path hides chat modal and assistant", ({ path }) => {
    expect(widgetsOn(path)).toMatchObject({ chatModal: false, assistant: false });
  });

  test.each(servicePages(premium))("$path shows live chat but on the three pages without it", (page) => {
    expect(widgetsOn(page.path).liveChat).toBe(!withoutLiveChat.includes(page.slug));
  });

  const stands: [width: number, Stand][] = [
    [320, "over-folded-bars"],
    [479, "over-folded-bars"],
    [480, "over-tall-bars"],
    [719, "over-tall-bars"],
    [720, "over-tall-bars"],
    [767, "over-tall-bars"],
    [768, "over-bars"],
    [1023, "over-bars"],
    [1024, "over-bar"],
    [2560, "over-bar"],
  ];
  test.each(stands)("at %d px the messaging widget stands %s", (width, stand) => {
    for (const { path } of servicePages(premium)) expect(positionAt(widgetsOn(path), width)).toBe(stand);
  });
});

test.each(servicePages(plain))(
  "$path shows every widget, above the summary bar where there is one",
  (page) => {
    const widgets = widgetsOn(page.path);
    expect(widgets).toMatchObject({ chatModal: true, assistant: true, liveChat: true });
    expect([320, 479, 480, 720, 768, 1023].map((width) => positionAt(widgets, width))).toEqual(
      Array.from({ length: 6 }, () => "over-bar"),
    );
    expect([1024, 2560].map((width) => positionAt(widgets, width))).toEqual(["foot", "foot"]);
  },
);

const payments = [
  "/service/pay/9c1d",
  "/service/purchase",
  "/payment/stripe/return",
  "/payment_link/o-1-visa",
];

test.each(payments.flatMap(bothForms))("%s shows no widget: somebody is paying", (path) => {
  const widgets = widgetsOn(path);
  expect(widgets).toEqual({ messaging: null, chatModal: false, assistant: false, liveChat: false });
  expect(positionAt(widgets, 1440)).toBeNull();
});

const secrets = [
  "/account/login",
  "/account/register",
  "/account/second-factor",
  "/account/security",
  "/account/security/recovery-codes",
  "/account/forgotten-password",
  "/account/reset-password",
  "/account/change-email",
  "/account/delete",
];

test.each(secrets.flatMap(bothForms))("%s shows our own widgets, and no script of others runs", (path) => {
  expect(widgetsOn(path)).toMatchObject({ chatModal: true, assistant: true, liveChat: false });
  expect(positionAt(widgetsOn(path), 400)).toBe("foot");
});

test("where others are kept out, they are also when they run already", () => {
  for (const path of [...secrets, ...payments].flatMap(bothForms))
    expect(forbidsForeignScripts(path)).toBe(true);
  for (const path of [
    "/",
    "/account/dashboard/",
    "/account/deleted",
    "/account/data",
    "/service/premium/o-1-visa/",
  ]) {
    expect(forbidsForeignScripts(path)).toBe(false);
  }
});

test.each(["/service/payments-explained", "/service/premium/", "/service/premium", "//", ""])(
  "%j is neither a payment nor a service",
  (path) => {
    expect(positionAt(widgetsOn(path), 400)).toBe("foot");
  },
);

test("live chat goes by the last segment, also where the page is not the visa's own", () => {
  expect(widgetsOn("/service/publish-testimonial/o-1-visa/")).toMatchObject({
    assistant: true,
    liveChat: false,
  });
});

test("at the desk there is no widget, and no script of others", () => {
  for (const path of ["/staff", "/staff/", "/staff/work", "/STAFF/customers/abc"]) {
    expect(widgetsOn(path), path).toEqual({
      messaging: null,
      chatModal: false,
      assistant: false,
      liveChat: false,
    });
    expect(forbidsForeignScripts(path), path).toBe(true);
  }
  expect(forbidsForeignScripts("/staffing")).toBe(false);
});
