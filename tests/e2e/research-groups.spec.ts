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
import { inTurn } from "#tests/e2e/wide.ts";
import {
  groupsPath,
  about,
  newTitle,
  step,
  members,
  place,
  createGroup,
  fillGroup,
  join,
  anotherBrowser,
  pathOf,
} from "#tests/e2e/group-journey.ts";

test.use({ timezoneId: "Asia/Kolkata", expectedErrors: /status of (409|422)/ });

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
      await expect(page).toHaveURL(/\/account\/orders\//);
      await expect(main(page).getByText(/Your order .* is paid/)).toBeVisible();
      await expect(orders(page)).toHaveCount(1);
      await expect(orders(page)).toContainText("Your share is bought: your place in the group is yours.");
      await open(page, "/account/dashboard/");
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

test(
  "the number of co-authors leads from the service to the list, to creating, and to the share",
  { tag: "@wide" },
  async ({ page }) => {
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
