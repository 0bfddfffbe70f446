import { holdScripts } from "#tests/e2e/early-hand.ts";
import { box, expect, main, open, payment, signUp, test, untilAwake } from "#tests/e2e/journey.ts";
import {
  newTitle,
  step,
  members,
  place,
  createGroup,
  join,
  anotherBrowser,
  pathOf,
} from "#tests/e2e/group-journey.ts";

test.use({ timezoneId: "Asia/Kolkata", expectedErrors: /status of (409|422)/ });

test(
  "a full group and a closed one cannot be joined, and a join that comes too late says why",
  { tag: "@wide" },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    await signUp(page);
    await createGroup(page, newTitle());
    const path = pathOf(page);
    const [second, third] = [await anotherBrowser(browser, page), await anotherBrowser(browser, page)];
    for (const other of [second, third]) {
      await signUp(other);
      await open(other, path);
    }
    await join(second);
    await step(third).getByRole("radio", { name: "Review" }).check();
    await step(third).getByRole("button", { name: "Join Research Group" }).click();
    await expect(main(third).getByRole("alert")).toContainText("This group is full.");
    await expect(step(third).getByRole("button", { name: "Join Research Group" })).toHaveCount(0);

    await open(page, path);
    await place(page).getByRole("button", { name: "Close the group" }).click();
    await expect(main(page).getByRole("status").filter({ hasText: "The group is closed." })).toBeVisible();
    await expect(step(page).getByRole("link", { name: "Buy Your Share" })).toHaveCount(0);
    await open(third, path);
    await expect(step(third)).toContainText("Nobody can join it now.");
    await expect(step(third).getByRole("button")).toHaveCount(0);
    await open(page, path);
    await place(page).getByRole("button", { name: "Open the group" }).click();
    await expect(step(page).getByRole("link", { name: "Buy Your Share" })).toBeVisible();
    await place(page).getByLabel("Your contribution").selectOption("review");
    await place(page).getByRole("button", { name: "Change your role" }).click();
    await expect(main(page).getByText("Your role is changed.")).toBeVisible();
    await expect(members(page)).toContainText("Review, joined");

    await step(page).getByRole("link", { name: "Buy Your Share" }).click();
    await payment(page).getByRole("link", { name: "Close" }).click();
    // Wait until the dialog has closed, or typing reaches the old page.
    await expect(payment(page)).toHaveCount(0);
    await untilAwake(page);
    const share = page.url();
    await expect(box(page)).toContainText("Your share in the research group");
    await box(page).getByLabel("Coupon code").fill("WELCOME10");
    await box(page).getByRole("button", { name: "Apply" }).click();
    await expect(box(page)).toContainText("WELCOME10 takes");
    await box(page).getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByText("Item added to cart.")).toBeVisible();
    await box(page)
      .getByRole("link", { name: /Go to Cart/ })
      .click();
    await expect(main(page)).toContainText("1 co-author");

    const letIn = await holdScripts(page);
    await page.goto(share, { waitUntil: "commit" });
    await box(page).getByLabel("Coupon code").fill("WELCOME10");
    await box(page).getByRole("button", { name: "Buy Now" }).click();
    await expect(box(page)).toContainText("Nothing has been");
    letIn();
    await untilAwake(page);
    await expect(box(page)).toContainText("Your share in the research group");
    await box(page).getByRole("button", { name: "Buy Now" }).click();
    await expect(payment(page)).toContainText("1 co-author");
    await expect(payment(page)).toContainText("₹80,499.45");
    await second.context().close();
    await third.context().close();
  },
);

test(
  "a share that is not the customer's is not offered, and the page says so",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    await createGroup(page, newTitle());
    const id = pathOf(page).split("/").at(-1);
    await open(page, `/service/premium/research-paper/?co_authors=1&group_id=${id}`);
    await expect(box(page)).toContainText("This share is not yours to buy now.");
    await expect(box(page).getByRole("button", { name: "Create Group" })).toBeVisible();
    await expect(box(page).getByRole("button", { name: "Buy Now" })).toHaveCount(0);
  },
);
