import { ask, check, expectO1aLetter, letter } from "#tests/e2e/check-journey.ts";
import { expect, main, test } from "#tests/e2e/journey.ts";

test.use({ javaScriptEnabled: false });

test("a check is one long form, and its letter comes from the server, which keeps nothing", async ({
  page,
}) => {
  await page.goto(check("o-1a"));
  await expect(ask(page, "Is your pay high for your field")).toBeVisible();
  await main(page).getByRole("radio", { name: "We are talking about it" }).check();
  await main(page).getByRole("checkbox", { name: "An award by my own employer" }).check();
  await main(page)
    .getByRole("checkbox", { name: /^Peer review for a journal/ })
    .check();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    main(page).getByRole("button", { name: "See the result", exact: true }).click(),
  ]);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  await expect(page).toHaveURL(check("o-1a"));
  await expectO1aLetter(page);
  await expect(letter(page)).toContainText("We have stored none of your answers.");
  await expect(letter(page).getByRole("button")).toHaveText(["Keep in my account"]);
  // Below it stands the form as it was sent.
  await expect(main(page).getByRole("checkbox", { name: /^Peer review for a journal/ })).toBeChecked();
  await page.goto(check("o-1a"));
  await expect(letter(page)).toHaveCount(0);
  await expect(main(page).getByRole("checkbox", { name: /^Peer review for a journal/ })).not.toBeChecked();
});

test("the long form says for whom a question is", async ({ page }) => {
  await page.goto(check("uk-global-talent"));
  await expect(main(page).getByText("Only for: Film or television.").first()).toBeVisible();
});
