import { button, region, said, summary, visit } from "#tests/e2e/desk-week-parts.ts";
import { testimonialWaits, type Week } from "#tests/e2e/desk-week-setup.ts";
import { expect, main, open } from "#tests/e2e/journey.ts";
import { inDatabase } from "#tests/e2e/journey-faults.ts";

/** Shown with the others of its page. */
async function openFee({ hand, people: { owner } }: Week): Promise<void> {
  await hand.choose(owner.getByLabel("Page", { exact: true }), "UK Global Talent visa");
  await hand.press(button(main(owner), "Show"));
  await expect(owner).toHaveURL(/page=global-talent-visa-uk/);
  await hand.press(main(owner).getByRole("link", { name: "Home Office fees, Priority service" }));
  await expect(main(owner).getByRole("heading", { level: 1 })).toContainText("Priority service");
}

export async function ownerChangesFee(week: Week): Promise<void> {
  const { hand, people } = week;
  const { owner } = people;
  await open(owner, "/staff/");
  await visit(week, owner, "Facts", "/staff/catalogue/facts");
  await openFee(week);
  await hand.write(owner.getByLabel("Value", { exact: true }), "An extra £575");
  await hand.write(owner.getByLabel("Source", { exact: true }), "GOV.UK, faster decision");
  await hand.setDay(owner.getByLabel("Read on"), "2026-11-20");
  await hand.press(button(main(owner), "Preview"));
  await expect(region(owner, "Preview")).toContainText("An extra £575");
  await hand.write(owner.getByLabel("Reason").first(), "The fee has risen");
  await hand.press(button(main(owner), "Approve and save"));
  await said(owner, "The fact is approved.");

  await openFee(week);
  await hand.press(main(owner).getByRole("link", { name: /^\/service\/premium\// }));
  await expect(owner).toHaveURL(/\/service\/premium\//);
  await expect(async () => {
    await owner.reload();
    await expect(main(owner)).toContainText("An extra £575", { timeout: 500 });
    await expect(main(owner)).toContainText("GOV.UK, faster decision", { timeout: 500 });
  }).toPass({ timeout: 5_000 });

  await open(owner, "/staff/catalogue/facts");
  await openFee(week);
  await hand.press(summary(main(owner), "Take the shipped words back"));
  await hand.write(owner.getByLabel("Reason").last(), "Only a journey");
  await hand.press(button(main(owner), "Take the shipped words back"));
  await said(owner, "The fact is as shipped again.");
}

export async function testimonialIsModerated(week: Week): Promise<void> {
  const { hand, people, names } = week;
  const { owner } = people;
  await testimonialWaits(names.customer);
  await open(owner, "/staff/");
  await hand.press(main(owner).getByRole("link", { name: /Testimonials to look at/ }));
  const one = main(owner).getByRole("article").filter({ hasText: names.customer });
  await expect(one).toContainText("Waits for a look");
  await hand.press(button(one, "Publish"));
  await said(owner, "The testimonial is published.");
  await expect
    .poll(async () => (await people.customer.request.get("/service/premium/portfolio-building/")).text())
    .toContain(names.customer);
}

export async function orderIsFoundByHalfItsReceipt({ hand, people: { manager }, late }: Week): Promise<void> {
  const [found] = await inDatabase(
    `select lpad(r.number::text, 6, '0') as half from receipts r
      join orders o on o.id = r.order_id where o.number = $1`,
    [Number(late.order.replace("LF-", ""))],
  );
  const half = String(found?.["half"]);
  await hand.find(manager, half, new RegExp(`^LF-\\d{4}-${half}`));
  await expect(main(manager).getByRole("heading", { level: 1 })).toHaveText(`Order ${late.order}`);
}
