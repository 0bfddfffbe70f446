import { assignItem } from "#app/cases/desk/assign-item.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { moveItem } from "#app/cases/move-item.server.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { type Outcome, type Refusal } from "#app/platform/outcome.ts";
import type { ItemProblem } from "#app/cases/desk/item/item-view.ts";
import { type StaffForm, staffFormOf } from "#app/desk/staff-form.server.ts";

type Done = "moved" | "taken" | "assigned" | "released";
type Answer = { done: Done } | { problem: ItemProblem; status: Refusal["status"] };

/** Does what a form of the item's page asks for. */
export async function takeItemAction(
  request: Request,
  posted: FormData,
  { member, itemId, now }: { member: Member; itemId: string; now: Date },
): Promise<Answer> {
  const { form, ours } = staffFormOf(request, posted);
  const does = ours.ok ? doOf(form, { member, itemId, now }) : null;
  const outcome = ours.ok ? ((await does?.work) ?? notUnderstood) : ours;
  if (outcome.ok && does) return { done: does.done };
  if (outcome.ok) throw new Error("a form that is not understood is refused");
  const { message, status, field } = outcome.refusal;
  const written = { to: form.field("to"), note: form.field("note"), tell: form.field("tell") === "yes" };
  const person = form.intent === "assign" ? form.field("person") : null;
  return { problem: { about: placeOf(form, field), message, ...written, person }, status };
}

type Doing = { work: Promise<Outcome<unknown>>; done: Done };

function doOf(form: StaffForm, at: { member: Member; itemId: string; now: Date }): Doing | null {
  switch (form.intent) {
    case "move": {
      const said = { note: form.field("note"), tell: form.field("tell") === "yes" };
      const move = { from: form.field("from"), to: form.field("to"), ...said };
      return { work: moveItem({ ...at, ...move }), done: "moved" };
    }
    case "take":
      return { work: takeItem(at), done: "taken" };
    case "assign": {
      const people = {
        from: form.field("from") || null,
        to: UserId.nullable().parse(form.field("person") || null),
      };
      return { work: assignItem({ ...at, ...people }), done: people.to === null ? "released" : "assigned" };
    }
    default:
      return null;
  }
}

/** Where somebody pressed is where they are answered. */
function placeOf(form: StaffForm, field: string | undefined): ItemProblem["about"] {
  if (field === "note") return form.field("to") === "cancelled" ? "reason" : "note";
  return field === "person" ? "person" : "page";
}
