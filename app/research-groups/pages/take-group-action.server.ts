import { checkFormToken } from "#app/forms/form-token.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { addContribution } from "#app/research-groups/add-contribution.server.ts";
import { changeRole } from "#app/research-groups/change-role.server.ts";
import { closeGroup, openGroup } from "#app/research-groups/close-group.server.ts";
import { joinGroup } from "#app/research-groups/join-group.server.ts";
import { leaveGroup } from "#app/research-groups/leave-group.server.ts";
import type { GroupAnswer, GroupDone, GroupIntent } from "#app/research-groups/pages/group-forms.ts";
import { readForm, typed } from "#app/forms/read-form.server.ts";

type Asker = { userId: UserId; groupId: string; now: Date };
type Deed = { done: GroupDone; carryOut: (asker: Asker, form: FormData) => Promise<Outcome<null>> };

const deeds: Record<GroupIntent, Deed> = {
  join: { done: "joined", carryOut: (asker, form) => joinGroup({ ...asker, role: typed(form, "role") }) },
  leave: { done: "left", carryOut: leaveGroup },
  close: { done: "closed", carryOut: closeGroup },
  open: { done: "opened", carryOut: openGroup },
  role: { done: "changed", carryOut: (asker, form) => changeRole({ ...asker, role: typed(form, "role") }) },
  contribute: {
    done: "contributed",
    carryOut: (asker, form) => addContribution({ ...asker, words: typed(form, "words") }),
  },
};

/** Does what a form of a group's page asks for: what was done, or why it was not. */
export async function takeGroupAction(
  request: Request,
  asker: Asker,
): Promise<{ done: GroupDone } | { answer: GroupAnswer; status: number }> {
  const form = await readForm(request);
  const intent = Object.keys(deeds).find((name): name is GroupIntent => name === form.get("intent"));
  const ours = intent ? checkFormToken(request, form) : notUnderstood;
  const outcome = ours.ok && intent ? await deeds[intent].carryOut(asker, form) : ours;
  if (outcome.ok && intent) return { done: deeds[intent].done };
  const { message, status } = outcome.ok ? notUnderstood.refusal : outcome.refusal;
  return { answer: { intent: intent ?? null, message, words: typed(form, "words") }, status };
}
