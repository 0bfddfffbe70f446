import { beforeAll, beforeEach, expect, test } from "vitest";

import { formToken } from "#app/accounts/form-token.server.ts";
import { readCart } from "#app/cart/read-cart.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { takeServiceAction } from "#app/routes/pages/service/take-action.server.ts";
import { makeBuyer, noon, openShop } from "#tests/checkout/shop.ts";

let user: CurrentUser;

beforeAll(openShop);
beforeEach(async () => {
  user = await makeBuyer();
  expect(await press("cover-letter", { intent: "add", currency: "INR" })).toEqual({ kind: "added" });
});

/** What the buttons of a service's page send. */
function press(slug: string, fields: Record<string, string>) {
  const headers = { cookie: "landfall.session_token=a-sign-in" };
  const page = new Request(`http://site.invalid/service/premium/${slug}/`, { headers });
  const body = new URLSearchParams({ csrfmiddlewaretoken: formToken(page), ...fields });
  const request = new Request(page.url, { method: "POST", body, headers });
  return takeServiceAction(slug, request, { user, address: "192.0.2.8" });
}

const inCart = async () => {
  const cart = await readCart(user.id, noon);
  return { currency: cart?.currency, services: cart?.items.map((item) => item.configuration.service) };
};

test("a cart in another currency is emptied for what takes its place, and only when asked", async () => {
  expect(await press("resume-help", { intent: "add", currency: "USD" })).toMatchObject({ kind: "clash" });
  expect(await inCart()).toEqual({ currency: "INR", services: ["cover-letter"] });
  expect(await press("resume-help", { intent: "empty_and_add", currency: "USD" })).toEqual({ kind: "added" });
  expect(await inCart()).toEqual({ currency: "USD", services: ["resume-help"] });
});

test.each([
  ["what is not sold online", "eb-1-visa", "USD"],
  ["a currency that is none", "resume-help", "XXX"],
])("a cart is not emptied for %s", async (_, slug, currency) => {
  expect(await press(slug, { intent: "empty_and_add", currency })).toMatchObject({ kind: "failed" });
  expect(await inCart()).toEqual({ currency: "INR", services: ["cover-letter"] });
});
