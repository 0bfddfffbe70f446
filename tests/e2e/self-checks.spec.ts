import {
  answerO1a,
  ask,
  check,
  expectO1aLetter,
  letter,
  next,
  part,
  watchRequests,
} from "#tests/e2e/check-journey.ts";
import { delayEffects, holdScripts } from "#tests/e2e/early-hand.ts";
import { expect, main, onOwnDevice, open, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";
import { visa } from "#tests/e2e/visa-journey.ts";

test("a check asks one question at a time, ends in a letter, and tells the server nothing", async ({
  page,
}) => {
  const sent = watchRequests(page);
  await open(page, check("o-1a"));
  await expect(main(page).getByText("Question 1 of 12")).toBeVisible();
  await expect(main(page).getByRole("group", { name: /./ }).filter({ visible: true })).toHaveCount(1);
  await answerO1a(page);
  await expectO1aLetter(page);
  await expect(page.getByRole("heading", { name: /^What you named for/ })).toBeFocused();
  const fragment = new URL(page.url()).hash.slice(1);
  expect(fragment).toMatch(/^1\.r\.[\w-]+$/);
  expect(sent.filter((request) => request.startsWith("POST") || request.includes(fragment))).toEqual([]);
  expect(sent.filter((request) => /employer-award|filer|judging/.test(request))).toEqual([]);
});

test("reload, back and the address itself keep every answer", async ({ page, browser }) => {
  await answerO1a(page);
  await expectO1aLetter(page);
  const address = page.url();
  await page.reload();
  await expectO1aLetter(page);

  await page.goBack();
  await expect(ask(page, "Have you judged the work of others")).toBeVisible();
  await expect(main(page).getByRole("checkbox", { name: /^Peer review for a journal/ })).toBeChecked();
  await main(page).getByRole("button", { name: "Back" }).click();
  await main(page).getByRole("button", { name: "Back" }).click();
  await main(page).getByRole("button", { name: "Back" }).click();
  await expect(main(page).getByRole("checkbox", { name: "An award by my own employer" })).toBeChecked();
  await page.reload();
  await expect(main(page).getByRole("checkbox", { name: "An award by my own employer" })).toBeChecked();

  const other = await onOwnDevice(browser);
  await open(other, address);
  await expectO1aLetter(other);
});

test("a letter leads back to a question, to the chat and to the visa", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await answerO1a(page);
  const chat = letter(page).getByRole("link", { name: "Check Eligibility" });
  const text = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
  expect(text).toMatch(
    /eligibility check for: O-1A\.[^]*Named: Judging others’ work\.[^]*resume is attached below/,
  );
  expect(text).toContain(`The whole result: ${page.url()}`);
  await letter(page).getByRole("button", { name: "Copy the address" }).click();
  await expect(letter(page).getByRole("status")).toHaveText("The address is copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await letter(page).getByRole("button", { name: "Change High pay" }).click();
  await expect(ask(page, "Is your pay high for your field")).toBeFocused();
  await main(page)
    .getByRole("checkbox", { name: /^Pay records, a contract/ })
    .check();
  await main(page).getByRole("button", { name: "See the result now" }).click();
  await expect(letter(page)).toContainText("You named evidence for 2 of the 8 kinds.");
  await letter(page).getByRole("link", { name: "Read about O-1, United States" }).click();
  await expect(page).toHaveURL(visa("o-1-visa"));
});

test.describe("on a small phone", () => {
  test.use({ reducedMotion: "reduce", viewport: { width: 360, height: 780 } });

  test("a question and a letter are accessible in light and dark, and fit", async ({ page }) => {
    await answerO1a(page);
    await expectGoodPage(page, "the letter");
    await page.goBack();
    await expect(ask(page, "Have you judged the work of others")).toBeVisible();
    await expectGoodPage(page, "a question");
  });
});

test("on paper there is the letter alone", async ({ page }) => {
  await answerO1a(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: /^What you named for/ })).toBeVisible();
  for (const hidden of [page.getByRole("banner").first(), page.getByRole("contentinfo").last()])
    await expect(hidden).toBeHidden();
  await expect(letter(page).getByRole("link", { name: "Check Eligibility" })).toBeHidden();
});

test("only what concerns the field is asked", async ({ page }) => {
  await open(page, check("uk-global-talent"));
  await expect(main(page).getByText("Question 1", { exact: true })).toBeVisible();
  await main(page).getByRole("radio", { name: "Film or television" }).check();
  await expect(main(page).getByText("Question 1 of 8")).toBeVisible();
  await next(page);
  await main(page).getByRole("radio", { name: "Yes, 18 or over" }).check();
  await next(page);
  await next(page);
  await expect(ask(page, "Have you won a main award")).toBeVisible();
});

test("a check is answered with the keyboard alone", async ({ page }) => {
  await open(page, check("one-pass"));
  await main(page).getByRole("radio", { name: "The salary I have" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(main(page).getByRole("radio", { name: /^A salary agreed/ })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(ask(page, "Does an employer in Singapore agree")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(main(page).getByRole("button", { name: "Back" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(ask(page, "Is that employer an established company")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(letter(page)).toContainText("You named all that is asked here.");
});

test("a fragment that is none of ours begins anew, and one of another version says so", async ({ page }) => {
  await open(page, `${check("o-1a")}#<script>alert(1)</script>`);
  await expect(ask(page, "What is your field")).toBeVisible();
  await open(page, "/");
  await open(page, `${check("o-1a")}#9.r.AAAA`);
  await expect(main(page).getByText("belong to an earlier version of the check")).toBeVisible();
  await expect(ask(page, "What is your field")).toBeVisible();
});

test("what is ticked before the scripts wake is taken up", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(check("o-1a"), { waitUntil: "commit" });
  await main(page).getByRole("radio", { name: "Business" }).check();
  await expect(main(page).getByRole("button", { name: "Next" })).toBeDisabled();
  release();
  await expect(page).toHaveURL(/#1\.0\.\w+$/);
  await expect(main(page).getByRole("radio", { name: "Business" })).toBeChecked();
});

test("what is ticked before the scripts wake stays beside the answers of the address", async ({ page }) => {
  await answerO1a(page);
  await expectO1aLetter(page);
  const address = page.url();
  await page.goto("/contact");
  const letScriptsIn = await holdScripts(page);
  await page.goto(address, { waitUntil: "commit" });
  await main(page).getByRole("checkbox", { name: "An award by my own employer" }).waitFor();
  await main(page)
    .getByRole("radio", { name: /^Business/ })
    .check();
  letScriptsIn();
  await expect(ask(page, "What is your field")).toBeVisible();
  await expect(main(page).getByRole("radio", { name: /^Business/ })).toBeChecked();
  await main(page).getByRole("button", { name: "Next" }).click();
  await main(page).getByRole("button", { name: "See the result now" }).click();
  await expect(part(page, "Named")).toContainText("Judging others’ work");
  await page.reload();
  await expect(part(page, "Named")).toContainText("Judging others’ work");
});

test("what is ticked while the page is read again stays, on a busy machine too", async ({ page }) => {
  // The first visit says its time zone, and the page is read again.
  await delayEffects(page, "form[data-awake]", 500);
  await page.goto(check("o-1a"));
  await page.locator("form[data-awake]").waitFor();
  const lost = await page.evaluate(async () => {
    const [business, arts] = ["#field-business", "#field-arts"].map((one) =>
      document.querySelector<HTMLInputElement>(one)!,
    );
    const lost: number[] = [];
    for (let press = 0; press < 40; press++) {
      const box = [business, arts][press % 2]!;
      box.click();
      await new Promise((done) => setTimeout(done, 100));
      if (!box.checked) lost.push(press);
    }
    return lost;
  });
  expect(lost).toEqual([]);
});
