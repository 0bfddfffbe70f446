import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { formToken } from "#app/forms/form-token.server.ts";
import { readCart } from "#app/cart/read-cart.server.ts";
import {
  type CurrentUser,
  currentUserContext,
  visitorAddressContext,
} from "#app/platform/request-context.ts";
import { boxAction } from "#app/service-page/box-action.server.ts";
import { makeBuyer, noon, openShop } from "#tests/checkout/shop.ts";

let user: CurrentUser;

const letterInRupees = { currency: "INR", price_seen: "INR 199900" };
const resumeInDollars = { currency: "USD", price_seen: "USD 3900" };

beforeAll(openShop);
beforeEach(async () => {
  user = await makeBuyer();
  expect(await press("cover-letter", { intent: "add_to_cart", ...letterInRupees })).toEqual({
    kind: "added",
  });
});

function press(
  slug: string,
  fields: Record<string, string>,
  query = "",
  customer: CurrentUser | null = user,
) {
  const saved = `landfall_currency=${fields["currency"] ?? "INR"}`;
  const headers = {
    cookie: `landfall.session_token=a-sign-in; ${saved}; landfall_time_zone=Asia%2FDubai`,
  };
  const url = new URL(`http://site.invalid/service/premium/${slug}/${query}`);
  const page = new Request(url, { headers });
  const body = new URLSearchParams({ csrfmiddlewaretoken: formToken(page), ...fields });
  const request = new Request(url, { method: "POST", body, headers });
  return answerTo(request, slug, customer);
}

type Onward = { kind: "onward"; to: string; headers: Record<string, string> };

async function answerTo(request: Request, slug: string, customer: CurrentUser | null): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(currentUserContext, customer);
  context.set(visitorAddressContext, "192.0.2.8");
  const answer = await boxAction({ request, url: new URL(request.url), params: { slug }, context });
  if (!(answer instanceof Response)) return answer.data;
  const { location: to, ...headers } = Object.fromEntries(answer.headers);
  return { kind: "onward", to, headers };
}

const inCart = async () => {
  const cart = await readCart(user.id, noon);
  return { currency: cart?.currency, services: cart?.items.map((item) => item.configuration.service) };
};

test("a cart in another currency is emptied for what takes its place, and only when asked", async () => {
  expect(await press("resume-help", { intent: "add_to_cart", ...resumeInDollars })).toMatchObject({
    kind: "clash",
  });
  expect(await inCart()).toEqual({ currency: "INR", services: ["cover-letter"] });
  expect(await press("resume-help", { intent: "empty_and_add", ...resumeInDollars })).toEqual({
    kind: "added",
  });
  expect(await inCart()).toEqual({ currency: "USD", services: ["resume-help"] });
});

test("what is in another currency than the cart is added in the cart's, at the price shown in it", async () => {
  const clash = await press("resume-help", { intent: "add_to_cart", ...resumeInDollars });
  const seen = "INR 249900";
  expect(clash).toMatchObject({ inCart: { currency: "INR", price: "₹2,499.00", seen } });
  const asCart = { intent: "add_as_cart", ...resumeInDollars };
  expect(await press("resume-help", { ...asCart, seen_as_cart: "INR 199900" })).toEqual(clash);
  expect(await press("resume-help", asCart)).toEqual(clash);
  expect(await inCart()).toEqual({ currency: "INR", services: ["cover-letter"] });
  expect(await press("resume-help", { ...asCart, seen_as_cart: seen })).toMatchObject({
    to: "/service/cart",
    headers: { "set-cookie": expect.stringContaining("landfall_currency=INR") },
  });
  expect(await inCart()).toEqual({ currency: "INR", services: ["cover-letter", "resume-help"] });
});

test("a cart is not emptied for what is not sold online", async () => {
  const pressed = await press("eb-1-visa", { intent: "empty_and_add", ...resumeInDollars });
  expect(pressed).toMatchObject({ kind: "failed" });
  expect(await inCart()).toEqual({ currency: "INR", services: ["cover-letter"] });
});

const application = "/service/premium/complete-application/";
const eight = { currency: "INR", price_seen: "INR 5499900" };
const twelve = { currency: "INR", price_seen: "INR 7399900" };
const purchase_id = "6f1d2c3b-0000-4000-8000-000000000001";

test.each([
  ["other choices than those that were priced", { ...eight, universities: "12" }, "", "universities=12"],
  [
    "other choices, whatever price is said to have been seen",
    { ...twelve, universities: "12" },
    "",
    "universities=12",
  ],
  [
    "a price that is no longer the price",
    { ...eight, universities: "12" },
    "?universities=12",
    "universities=12",
  ],
  ["no price", { currency: "INR", universities: "8" }, "", "universities=8"],
  [
    "a coupon that was not applied",
    { ...eight, universities: "8", coupon: "WELCOME10" },
    "",
    "coupon=WELCOME10",
  ],
  ["a coupon that is none", { ...eight, universities: "8", coupon: "NONE" }, "?coupon=NONE", "coupon=NONE"],
  ["a number that is not on offer", { ...eight, universities: "7" }, "", "universities=7"],
])("with %s nothing is bought: the page is shown for what was chosen", async (_, fields, query, kept) => {
  for (const intent of ["add_to_cart", "empty_and_add", "buy"]) {
    const answer = await press("complete-application", { intent, ...fields }, query);
    const again = `again=${intent === "buy" ? "buy" : "add_to_cart"}`;
    expect(answer).toMatchObject({ kind: "onward" });
    const { to } = answer as Onward;
    expect(to.startsWith(`${application}?`), to).toBe(true);
    expect(to.split("?")[1]?.split("&")).toEqual(expect.arrayContaining([kept, again]));
  }
  expect(await inCart()).toEqual({ currency: "INR", services: ["cover-letter"] });
});

test("a currency chosen in the form is kept, and its price is shown before anything is bought", async () => {
  const pressed = { intent: "add_to_cart", ...letterInRupees, currency: "USD" };
  const headers = { cookie: "landfall.session_token=a-sign-in; landfall_currency=INR" };
  const url = new URL("http://site.invalid/service/premium/cover-letter/");
  const body = new URLSearchParams({
    csrfmiddlewaretoken: formToken(new Request(url, { headers })),
    ...pressed,
  });
  const request = new Request(url, { method: "POST", body, headers });
  expect(await answerTo(request, "cover-letter", user)).toEqual({
    kind: "onward",
    to: "/service/premium/cover-letter/?again=add_to_cart",
    headers: { "set-cookie": expect.stringMatching(/^landfall_currency=USD;/) as string },
  });
});

test("Buy Now opens the payment of what is shown, by the purchase made with the page", async () => {
  const fields = { intent: "buy", ...twelve, universities: "12", purchase_id };
  const answer = (await press("complete-application", fields, "?universities=12")) as Onward;
  expect(answer.to).toContain(`universities=12&pay=${purchase_id}&quote=`);
});

test("Create Group begins a group of the size shown, and nothing else is done for a share", async () => {
  const share = { currency: "INR", price_seen: "INR 4874968", co_authors: "3" };
  expect(await press("research-paper", { intent: "create_group", ...share }, "?co_authors=3")).toMatchObject({
    to: "/service/research_groups/?coAuthors=3",
  });
  expect(await press("research-paper", { intent: "buy", ...share }, "?co_authors=3")).toMatchObject({
    to: "/service/research_groups/?coAuthors=3",
  });
  expect(await press("research-paper", { intent: "add_to_cart", ...share }, "?co_authors=3")).toMatchObject({
    kind: "failed",
  });
});

test.each([
  ["log_in", /&pay=[0-9a-f-]{36}$/],
  ["buy", /&pay=[0-9a-f-]{36}$/],
  ["add_to_cart", /&again=add_to_cart$/],
])("a visitor's %s comes back to that press, with what was chosen", async (intent, pressMeant) => {
  const fields = { intent, currency: "INR", universities: "15", lightning: "1", coupon: "WELCOME10" };
  const answer = (await press("complete-application", fields, "", null)) as Onward;
  const next = new URLSearchParams(answer.to.split("?")[1]).get("next") ?? "";
  expect(answer.to).toBe(`/account/login/?next=${encodeURIComponent(next)}`);
  expect(next).toMatch(pressMeant);
  const chosen = `${application}?universities=15&lightning=1&coupon=WELCOME10`;
  expect(next.replace(pressMeant, "")).toBe(chosen);
});

test("what the address of the page says of one press is not carried into the next", async () => {
  const query = "?universities=12&again=buy&pay=x&quote=y";
  const fields = { intent: "show", currency: "INR", universities: "12", lightning: "1" };
  expect(await press("complete-application", fields, query)).toMatchObject({
    to: `${application}?universities=12&lightning=1`,
  });
});

test("a currency that the address names stays in it, unless another is chosen", async () => {
  const fields = { intent: "show", universities: "12", currency: "USD" };
  expect(await press("complete-application", fields, "?currency=USD")).toMatchObject({
    to: `${application}?universities=12&currency=USD`,
  });
  expect(await press("complete-application", { ...fields, currency: "EUR" }, "?currency=USD")).toMatchObject({
    to: `${application}?universities=12`,
  });
});
