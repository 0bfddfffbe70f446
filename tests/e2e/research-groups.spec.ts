import type { Browser, Page } from "@playwright/test";

import { holdScripts } from "#tests/e2e/early-hand.ts";
import {
  box,
  expect,
  main,
  open,
  orders,
  payment,
  signUp,
  signUpOnPage,
  stripePay,
  test,
  untilAwake,
} from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { inTurn } from "#tests/e2e/wide.ts";

test.use({ timezoneId: "Asia/Kolkata", expectedErrors: /status of (409|422)/ });

const groupsPath = "/service/research_groups/";
const about =
  "How river sand moves after a dam has been taken down, from satellite pictures of twenty years.";
const newTitle = () => `River sand (${crypto.randomUUID().slice(0, 8)})`;
const step = (page: Page) => main(page).getByRole("region", { name: "What happens next" });
const members = (page: Page) => main(page).getByRole("region", { name: /^Members/ });
const log = (page: Page) => main(page).getByRole("region", { name: "Contribution log" });
const place = (page: Page) => main(page).getByRole("region", { name: "Your place" });

async function createGroup(page: Page, title: string, coAuthors = 1): Promise<void> {
  await page.goto(`${groupsPath}create?coAuthors=${coAuthors}`);
  await fillGroup(page, title);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);
}

async function fillGroup(page: Page, title: string): Promise<void> {
  await main(page).getByLabel("Title").fill(title);
  await main(page).getByLabel("What the paper is about").fill(about);
  await main(page).getByRole("radio", { name: "Data" }).check();
  await main(page).getByRole("button", { name: "Create Group" }).click();
}

async function join(page: Page): Promise<void> {
  await step(page).getByRole("radio", { name: "Writing" }).check();
  await step(page).getByRole("button", { name: "Join Research Group" }).click();
  await expect(main(page).getByText("You have joined the group.")).toBeVisible();
}

async function anotherBrowser(browser: Browser, page: Page, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    timezoneId: "Asia/Kolkata",
    locale: "en-GB",
    viewport: page.viewportSize(),
    javaScriptEnabled,
  });
  return context.newPage();
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

for (const width of inTurn([360, 1440], 1)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a group is created, joined from a visitor's link, filled, and a share of it is bought", async ({
      page,
      browser,
    }) => {
      test.setTimeout(120_000);
      const title = newTitle();
      await signUp(page);
      await createGroup(page, title);
      const path = pathOf(page);
      expect(path).toMatch(/^\/service\/research_groups\/River_sand__[\da-f]{8}_\/[\da-f-]{36}$/);
      await expect(members(page)).toContainText("Meera Nair");
      await expect(members(page)).toContainText("One place is free");

      const other = await anotherBrowser(browser, page);
      await open(other, path);
      await expect(members(other)).toContainText("MN");
      expect(await other.content()).not.toContain("Meera");
      await expect(main(other).getByRole("region", { name: "Contribution log" })).toHaveCount(0);
      await step(other).getByRole("link", { name: "Join Research Group" }).click();
      await expect(other).toHaveURL(/\/account\/login\/\?next=/);
      await main(other).getByRole("link", { name: "Sign Up" }).click();
      await signUpOnPage(other, "India");
      await expect(other).toHaveURL(path);
      await expect(members(other)).toContainText("Meera Nair");
      await untilAwake(other);
      await join(other);
      await expect(step(other)).toContainText(/The group is full. Buy your share by \d+ \w+ \d{4}/);

      await open(page, path);
      await step(page).getByRole("link", { name: "Buy Your Share" }).click();
      await expect(payment(page)).toBeVisible();
      await expect(page).toHaveURL(/group_id=/);
      await payment(page).getByLabel("Card", { exact: true }).check();
      await expect(page).toHaveURL(/gateway=stripe/);
      await payment(page)
        .getByRole("button", { name: /^Pay ₹/ })
        .click();
      await stripePay(page).click();
      await expect(page).toHaveURL(/\/account\/dashboard\//);
      await expect(main(page).getByText(/Your order .* is paid/)).toBeVisible();
      await expect(orders(page)).toHaveCount(1);
      await main(page)
        .getByRole("region", { name: "Your research groups" })
        .getByRole("link", { name: title })
        .click();
      await expect(members(page)).toContainText("Share paid");
      await expect(step(page)).toContainText("Your share is paid.");
      await expect(place(page).getByRole("button", { name: "Leave Group" })).toHaveCount(0);

      await other.reload();
      await untilAwake(other);
      await place(other).getByRole("button", { name: "Leave Group" }).click();
      const asked = other.getByRole("dialog", { name: "Leave the group?" });
      await asked.getByRole("link", { name: "Cancel" }).click();
      await expect(asked).toBeHidden();
      await place(other).getByRole("button", { name: "Leave Group" }).click();
      await asked.getByRole("button", { name: "Leave Group" }).click();
      await expect(main(other).getByText("You have left the group.")).toBeVisible();
      await expect(members(other)).toContainText("One place is free");
      await expect(step(other).getByRole("button", { name: "Join Research Group" })).toBeVisible();
      await other.context().close();
    });
  });
}

test.describe("good pages", () => {
  test.use({ reducedMotion: "reduce" });

  test("the list, creating, and a group as its member and as a visitor are good pages", async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    await signUp(page);
    await page.goto(`${groupsPath}create?coAuthors=3`);
    await expectGoodPage(page, "create");
    await createGroup(page, `Long ${"sand".repeat(28)}`, 3);
    await log(page).getByLabel("What have you contributed?").fill("Cleaned the pictures\nof 2006.");
    await log(page).getByRole("button", { name: "Add to the log" }).click();
    await expect(main(page).getByText("Your contribution is in the log.")).toBeVisible();
    await expect(log(page)).toContainText("Meera Nair began the group, role Data.");
    await expect(log(page)).toContainText("Cleaned the pictures");
    await expectGoodPage(page, "group, as a member");
    const path = pathOf(page);
    await page.goto(`${path}?leave=1`);
    await expectGoodPage(page, "group, leaving");
    await page.goto(`${groupsPath}?show=mine`);
    await expect(main(page).getByText("You are in it")).toHaveCount(1);
    await expectGoodPage(page, "list, mine");
    const other = await anotherBrowser(browser, page);
    await other.goto(path);
    await expect(other.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expectGoodPage(other, "group, as a visitor");
    await other.goto(groupsPath);
    await expect(other.locator('meta[name="robots"]')).toHaveCount(0);
    await expectGoodPage(other, "list, as a visitor");
    await other.context().close();
  });
});

test("the number of co-authors leads from the service to the list, to creating, and to the share", async ({
  page,
}) => {
  await signUp(page);
  await open(page, "/service/premium/research-paper/?co_authors=3");
  await box(page).getByRole("button", { name: "Create Group" }).click();
  await expect(page).toHaveURL(`${groupsPath}?coAuthors=3`);
  await expect(main(page).getByLabel("Co-authors")).toHaveValue("3");
  await expect(main(page).getByRole("region", { name: "What a member pays" })).toContainText("₹48,749.68");
  await main(page).getByRole("link", { name: "Create Research Group" }).click();
  await expect(page).toHaveURL(`${groupsPath}create?coAuthors=3`);
  const coAuthors = main(page).getByRole("group", { name: "Co-authors" });
  await expect(coAuthors.getByRole("radio", { name: "3" })).toBeChecked();
  await coAuthors.getByRole("radio", { name: "2" }).check();
  await expect(main(page).getByText("₹59,999.60").first()).toBeVisible();
  await main(page)
    .getByLabel("Title")
    .evaluate((field: HTMLInputElement) => field.removeAttribute("minlength"));
  await fillGroup(page, "Up");
  await expect(main(page).getByText("The title needs at least 4 characters.").first()).toBeVisible();
  await expect(main(page).getByLabel("What the paper is about")).toHaveValue(about);
  await expect(coAuthors.getByRole("radio", { name: "2" })).toBeChecked();
  await fillGroup(page, "Upstream");
  await expect(members(page)).toContainText("2 places are free");
});

test(
  "a title of any characters leads to its group, and a wrong one to the right one",
  { tag: "@wide" },
  async ({ page }) => {
    await signUp(page);
    const titles = ["100% (of) it/now? #1 \\ .. & <b>", "%2F%2e%2e;a=b", "नदी की रेत 水 🏞"];
    for (const title of titles) {
      await createGroup(page, title);
      const path = pathOf(page);
      const id = path.split("/").at(-1);
      await open(page, `${groupsPath}?show=mine`);
      await main(page)
        .getByRole("listitem")
        .filter({ hasText: title })
        .getByRole("link", { name: "See your group" })
        .click();
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);
      expect(pathOf(page)).toBe(path);
      await page.reload();
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(title);
      for (const wrong of ["_", "Something_else", "%25", "a%2Fb"]) {
        await page.goto(`${groupsPath}${wrong}/${id}?done=joined`);
        expect(pathOf(page)).toBe(path);
      }
    }
  },
);

test.describe("what is unknown", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("a group that there is not is a page that there is not", { tag: "@wide" }, async ({ page }) => {
    for (const id of [crypto.randomUUID(), "1", "create", "%00", "'--"]) {
      const answer = await page.goto(`${groupsPath}River_sand/${id}`);
      expect(answer?.status(), id).toBe(404);
    }
  });
});

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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a group is created, joined, left, joined again, and a share of it is bought",
    { tag: "@wide" },
    async ({ page, browser }) => {
      test.setTimeout(120_000);
      await signUp(page);
      await page.request.post("/currency", {
        headers: { origin: new URL(String(test.info().project.use.baseURL)).origin },
        form: { currency: "INR", next: "/error" },
      });
      await createGroup(page, newTitle());
      const path = pathOf(page);
      const other = await anotherBrowser(browser, page, false);
      await signUp(other);
      await other.goto(path);
      await join(other);
      await place(other).getByRole("button", { name: "Leave Group" }).click();
      await other.getByRole("dialog").getByRole("button", { name: "Leave Group" }).click();
      await expect(main(other).getByText("You have left the group.")).toBeVisible();
      await join(other);
      await other.context().close();

      await page.goto(path);
      await step(page).getByRole("link", { name: "Buy Your Share" }).click();
      await expect(box(page)).toContainText("Your share in the research group");
      await payment(page).getByLabel("Card").check();
      await payment(page).getByRole("button", { name: "Update" }).click();
      await payment(page)
        .getByRole("button", { name: /^Pay ₹/ })
        .click();
      await page.getByRole("button", { name: "Pay" }).click();
      await expect(main(page).getByText(/Your order .* is paid/)).toBeVisible();
      await page.goto(path);
      await expect(members(page)).toContainText("Share paid");
    },
  );
});
