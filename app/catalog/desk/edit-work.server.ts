import { createHash } from "node:crypto";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { namesIn, type WorkChange, withChange } from "#app/catalog/desk/change-work.ts";
import { unknownService } from "#app/catalog/desk/edit-service.server.ts";
import { shippedQuestions, shippedSteps } from "#app/catalog/editable-work.ts";
import { clearServices } from "#app/catalog/find-service.server.ts";
import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { lockStoredService, saveSaleTerms } from "#app/catalog/stored-service.server.ts";
import {
  editedForm,
  editedPlan,
  emptyWorkEdits,
  isUnedited,
  type WorkEdits,
} from "#app/catalog/work-edits.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { changedMeanwhile, done, type Outcome } from "#app/platform/outcome.ts";

type Edit = {
  member: Member;
  slug: string;
  /** What the page of the desk showed. */
  seen: string;
  change: WorkChange;
  reason?: string;
  now: Date;
};

/** For what is sold from now on: what was sold keeps the form and the plan that it was sold with. */
export async function editWork({ member, slug, seen, change, reason, now }: Edit): Promise<Outcome<null>> {
  if (!may(member.role, "change_sale", { own: false })) return notAllowed;
  if (!isServiceSlug(slug)) return unknownService;
  const edited = await allOrNothing(db, async (tx) => {
    const stored = await lockStoredService(tx, slug);
    if (!stored) return unknownService;
    const before = stored.sale.work ?? emptyWorkEdits();
    if (seenOf(before) !== seen) return workChanged;
    const after = withChange(slug, before, change);
    if (!after.ok) return after;
    if (seenOf(after.value) === seen) return done(null);
    await saveSaleTerms(tx, slug, { workEdits: isUnedited(after.value) ? null : after.value });
    await recordAuditEvent(tx, {
      actor: member,
      event: isOfPlan(change) ? "plan_edited" : "form_edited",
      subject: { kind: "service", id: slug },
      before: { part: textIn(slug, before, change) },
      after: { part: textIn(slug, after.value, change) },
      reason: reason ?? null,
      now,
    });
    return done(null);
  });
  clearServices();
  return edited;
}

/** Changes with every edit. */
export function seenOf({ questions, steps }: WorkEdits): string {
  const said = [questions, steps].map(({ changed, added, retired, order }) => [
    Object.entries(changed)
      .map(([name, edit]) => [name, ...sorted(edit)])
      .toSorted((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1)),
    added.map(sorted),
    retired,
    order,
  ]);
  return createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 16);
}

/** The database may hand the parts back in another order. */
function sorted(record: object): unknown[] {
  return Object.entries(record)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flat();
}

function isOfPlan(change: WorkChange): boolean {
  return "list" in change ? change.list === "steps" : change.to.endsWith("_step");
}

/** What it says, for the log; null where it is not asked. */
function textIn(slug: ServiceSlug, edits: WorkEdits, change: WorkChange): string | null {
  const name = "name" in change ? change.name : null;
  const isStep = isOfPlan(change);
  const all = isStep
    ? editedPlan(shippedSteps(slug), edits).map((step) => [step.name, step.text])
    : editedForm(shippedQuestions(slug), edits).map((field) => [field.name, field.label]);
  const own = name ?? `own_${(isStep ? edits.steps : edits.questions).added.length}`;
  const said = all.find(([one]) => one === own)?.[1] ?? null;
  const place = namesIn(slug, edits)[isStep ? "steps" : "questions"].indexOf(own) + 1;
  return change.to === "move" && said !== null ? `${place}. ${said}` : said;
}

const workChanged = changedMeanwhile("this service’s form or plan");
