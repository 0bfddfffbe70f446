import { afterEach, beforeAll, expect, test } from "vitest";

import { intakeFormOf, planOf } from "#app/catalog/bought-service.ts";
import type { WorkChange } from "#app/catalog/desk/change-work.ts";
import { editWork, seenOf } from "#app/catalog/desk/edit-work.server.ts";
import { clearServices, saleTermsOfAll } from "#app/catalog/find-service.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { services } from "#app/catalog/tables.server.ts";
import { emptyWorkEdits } from "#app/catalog/work-edits.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { fund, makeBuyer, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";

const slug = "cover-letter";
const reason = "It has to be done";
let owner: Member;

beforeAll(async () => {
  await openShop();
  owner = await makeMember("owner");
});
afterEach(async () => {
  await db.update(services).set({ workEdits: null });
  clearServices();
});

const seen = async (of: ServiceSlug = slug) =>
  seenOf((await saleTermsOfAll()).get(of)?.work ?? emptyWorkEdits());
const edit = async (change: WorkChange, of: ServiceSlug = slug) =>
  editWork({ member: owner, slug: of, seen: await seen(of), change, reason, now: noon });

async function sold(): Promise<Configuration> {
  const user = await makeBuyer();
  await fund(user.id, 10_000_000n);
  const { orderId } = valueOf(await buyWithWallet(purchaseOf(user)));
  return (await findOrder(db, orderId))!.configurations[0]!;
}

const labels = (bought: Configuration) => intakeFormOf(bought).map(({ label }) => label);
const names = (bought: Configuration) => intakeFormOf(bought).map(({ name }) => name);

test("a question is changed for what is sold from then on, and what was sold keeps its own", async () => {
  const before = await sold();
  const question = { label: "Where did you see it?", hint: "A link will do.", required: false };
  valueOf(await edit({ to: "change_question", name: "found", question }));
  const after = await sold();
  expect(intakeFormOf(after).find(({ name }) => name === "found")).toMatchObject(question);
  expect(labels(before)).toContain("How did you find it?");
  expect(labels(after)).not.toContain("How did you find it?");
  expect((await auditEventsOn(slug)).at(-1)).toMatchObject({
    event: "form_edited",
    before: { part: "How did you find it?" },
    after: { part: question.label },
  });
});

test("questions are added, moved, taken out and put back", async () => {
  const shipped = names(await sold());
  const question = { label: "Who else reads it?", hint: "", required: true, kind: "text" as const };
  valueOf(await edit({ to: "add_question", question }));
  expect(names(await sold())).toEqual([...shipped, "own_1"]);
  valueOf(await edit({ to: "move", list: "questions", name: "own_1", direction: "up" }));
  expect(names(await sold()).slice(-2)).toEqual(["own_1", shipped.at(-1)]);
  valueOf(await edit({ to: "retire", list: "questions", name: "mention" }));
  expect(names(await sold())).not.toContain("mention");
  valueOf(await edit({ to: "restore", list: "questions", name: "mention" }));
  expect(names(await sold())).toContain("mention");
});

test("a step that moves takes the day of its place, and one of our own comes before the delivery", async () => {
  const shipped = planOf(await sold());
  valueOf(await edit({ to: "move", list: "steps", name: "draft", direction: "up" }));
  valueOf(await edit({ to: "add_step", step: { text: "We read it aloud", by: "counsellor" } }));
  valueOf(await edit({ to: "change_step", name: "draft", step: { text: "We write it" } }));
  const plan = planOf(await sold());
  expect(plan.map(({ name }) => name)).toEqual([
    "intake_sent",
    "questions",
    "draft",
    "answered",
    "own_1",
    "delivered",
    "accepted",
  ]);
  const shares = plan.flatMap(({ share }) => share ?? []);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(plan[2]).toMatchObject({ text: "We write it", share: shipped[2]?.share });
});

test.each<[string, WorkChange, string, ServiceSlug?]>([
  ["a question that is none", { to: "retire", list: "questions", name: "nothing" }, "unknown_part"],
  ["a step that follows a fact", { to: "retire", list: "steps", name: "delivered" }, "unknown_part"],
  [
    "a password",
    {
      to: "add_question",
      question: { label: "Your portal password", hint: "", required: true, kind: "text" },
    },
    "forbidden_question",
  ],
  [
    "a step that refunds depend on",
    { to: "retire", list: "steps", name: "drafts" },
    "needed_for_refunds",
    "complete-application",
  ],
])("%s is refused", async (_name, change, code, of = slug) => {
  expect(await edit(change, of)).toMatchObject({ refusal: { code } });
});

test("of ten who edit at once one wins, and putting it all back is as shipped", async () => {
  const at = await seen();
  const step = (text: string): WorkChange => ({ to: "change_step", name: "draft", step: { text } });
  const edited = await Promise.all(
    Array.from({ length: 10 }, (_, nth) =>
      editWork({ member: owner, slug, seen: at, change: step(`Written ${nth}`), now: noon }),
    ),
  );
  expect(edited.filter(({ ok }) => ok)).toHaveLength(1);
  const manager = await makeMember("manager");
  expect(
    await editWork({ member: manager, slug, seen: await seen(), change: step("x"), now: noon }),
  ).toMatchObject({ refusal: { code: "not_allowed" } });
});
