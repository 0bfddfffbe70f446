import { joinDesk } from "#tests/e2e/desk-journey.ts";
import { expect, main, onOwnDevice, test } from "#tests/e2e/journey.ts";
import { expectGoodPage } from "#tests/e2e/page-quality.ts";

test("a manager sees how the site is and what to do, and a counsellor does not", async ({ browser }) => {
  const manager = await onOwnDevice(browser);
  await joinDesk(manager, "manager");
  await manager.goto("/staff/status");
  const line = (what: string) => main(manager).getByRole("row").filter({ hasText: what });
  await expect(line("Database")).toContainText(/Well.*It answered in \d+ ms/);
  await expect(line("Backup")).toContainText(
    /None was proven yet.*npm run restore|The last proven one is of/,
  );
  await expectGoodPage(manager, "the status");
  await manager.context().close();

  const counsellor = await onOwnDevice(browser);
  await joinDesk(counsellor, "counsellor");
  expect((await counsellor.goto("/staff/status"))?.status()).toBe(403);
  await counsellor.context().close();
});
