import type { Page } from "@playwright/test";

import { checkProfile } from "#app/accounts/registration/registration.ts";
import { checkBilling } from "#app/orders/check-billing.ts";
import { asKept, type HostileField, someTexts } from "#tests/e2e/hostile-field.ts";
import { inDatabase } from "#tests/e2e/journey-faults.ts";
import { expect, signUp, signUpAndBuy } from "#tests/e2e/journey.ts";

let username = "";
let receiptPath = "";

export const customerNames: HostileField = {
  name: "the names of a customer",
  fill: async (_texts, page) => {
    username = await signUp(page);
  },
  pagesThatShowIt: () =>
    someTexts.flatMap(({ text }, index) => {
      const first = () => rename(text);
      const dashboard = { path: "/account/dashboard/", first };
      return index % 4 === 0 ? [dashboard, `/profile/${username}/`] : [dashboard];
    }),
  drawnIn: "main h1",
  drawnMin: someTexts.length,
  empty: () => rename("Meera"),
};

export const receiptNames: HostileField = {
  name: "the name on a receipt",
  fill: async (_texts, page) => {
    receiptPath = await buy(page);
  },
  pagesThatShowIt: (page) =>
    someTexts.map(({ text }) => ({
      path: receiptPath,
      first: async () => {
        await billTo(keptBilling(text));
        const file = await page.request.get(`${receiptPath}/pdf`);
        expect(file.headers()["content-type"]).toBe("application/pdf");
      },
    })),
  drawnIn: "main article strong",
  drawnMin: someTexts.length,
  empty: () => billTo("Meera Nair"),
};

export function keptName(text: string): { first_name: string; last_name: string } {
  const keep = (name: string) => {
    const checked = checkProfile({ first_name: name, last_name: name, mobile: "9876543210", country: "IN" });
    return checked.ok ? checked.profile.first_name : null;
  };
  const name = asKept(text, { keep, text: "N", max: 80 }) ?? "Nobody";
  return { first_name: name, last_name: name };
}

function keptBilling(text: string): string {
  const keep = (name: string) =>
    checkBilling({ name: name.trim(), country: "IN", taxNumber: null }) ? null : name.trim();
  return asKept(text, { keep, text: "To", max: 100 }) ?? "Nobody";
}

async function rename(text: string): Promise<void> {
  const { first_name, last_name } = keptName(text);
  await inDatabase("update users set first_name = $2, last_name = $3 where username = $1", [
    username,
    first_name,
    last_name,
  ]);
}

async function billTo(name: string): Promise<void> {
  await inDatabase(
    "update receipts set document = jsonb_set(document, '{billedTo,name}', to_jsonb($2::text)) where order_id = $1",
    [receiptPath.split("/").at(-1), name],
  );
}

async function buy(page: Page): Promise<string> {
  await signUpAndBuy(page);
  await page.goto("/account/dashboard/");
  const link = page.getByRole("link", { name: /^Receipt LF-/ });
  return (await link.getAttribute("href")) ?? "";
}
