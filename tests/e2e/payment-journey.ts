import type { Locator, Page } from "@playwright/test";

import { expect, main, openPayment, orders, payment } from "#tests/e2e/journey.ts";

export const pay = (page: Page): Locator => payment(page).getByRole("button", { name: /^Pay / });
export const alert = (page: Page): Locator => payment(page).getByRole("alert");
/** What is no fault, such as a window that the customer closed. */
export const notice = (page: Page): Locator => payment(page).getByRole("status");
export const way = (where: Locator, name: string): Locator => where.getByRole("link", { name });

export const outcome = (page: Page): Locator =>
  main(page).getByRole("status").or(main(page).getByRole("alert")).first();

export const resume = "/service/premium/resume-help/";
export const openResume = (page: Page) => openPayment(page, resume, "₹2,499.00");

export async function expectOnePaidOrder(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/account\/orders\//);
  await expect(orders(page)).toHaveCount(1);
  await expect(orders(page)).toContainText("Paid");
}

export const inAll = (page: Page) => main(page).getByRole("region", { name: "Order summary" });
export const buyCart = (page: Page) => inAll(page).getByRole("button", { name: "Buy Now" });
