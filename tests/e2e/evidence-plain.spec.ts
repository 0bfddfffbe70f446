import { check, letter } from "#tests/e2e/check-journey.ts";
import { entry, openBundle, openEntry, paper, send } from "#tests/e2e/evidence-journey.ts";
import { buyFromWallet, expect, main, signUpWithFunds, test } from "#tests/e2e/journey.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

test("without scripts a result is kept, seen again and deleted, and evidence is sent and bundled", async ({
  page,
}) => {
  await signUpWithFunds(page, 300_000);
  await page.goto(check("eb-2-niw"));
  await main(page).getByRole("checkbox", { name: "Yes, for my profession or occupation" }).check();
  await main(page).getByRole("button", { name: "See the result", exact: true }).click();
  await letter(page).getByRole("button", { name: "Keep in my account" }).click();
  await expect(main(page).getByRole("status")).toContainText("The result is kept in your account.");
  await main(page)
    .getByRole("button", { name: /^See the result/ })
    .click();
  await expect(letter(page)).toContainText("A licence or certification");

  await buyFromWallet(page, { service_link_list: ["eb2-niw"] });
  await page.goto("/account/dashboard/");
  await expect(main(page).getByRole("region", { name: "Your self-checks" })).toContainText("EB-2");
  await main(page)
    .getByRole("link", { name: /^Fill in your details/ })
    .first()
    .click();
  await main(page).getByRole("link", { name: "See the list" }).click();
  await expect(entry(page, "A licence or certification")).toContainText("From your self-check");
  const licence = await openEntry(page, "A licence or certification");
  await send(licence);
  await expect(main(page).getByRole("alert")).toContainText("Choose a file, or say where it can be seen.");
  const again = main(page).getByRole("form", { name: "A licence or certification" });
  await again.getByLabel("New files").setInputFiles([paper("licence.txt", "Licence 7 of 2019.")]);
  await send(again);
  await expect(entry(page, "A licence or certification")).toContainText(
    "Sent. Your counsellor will look at it.",
  );
  expect([...(await openBundle(page)).keys()]).toEqual(["index.pdf", "files/01 licence.txt"]);

  await page.goto("/account/self-checks");
  await main(page)
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(main(page)).toContainText("You have kept no results");
});
