import type { WorkChange } from "#app/catalog/desk/change-work.ts";
import { editWork } from "#app/catalog/desk/edit-work.server.ts";
import {
  addedQuestionFields,
  addedStepFields,
  changedQuestionFields,
  changedStepFields,
  movedPartFields,
  retiredPartFields,
} from "#app/catalog/desk/work-fields.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { On } from "#app/forms/form-action.server.ts";

type Sent = {
  fields: { seen: string };
  who: { member: Member };
  params: Record<string, string | undefined>;
  now: Date;
};

export function workIntents<Who extends { member: Member }>(on: On<Who>) {
  const edit = ({ fields: { seen }, who, params, now }: Sent, change: WorkChange, reason?: string) =>
    editWork({
      member: who.member,
      slug: params["slug"] ?? "",
      seen,
      change,
      now,
      ...(reason !== undefined && { reason }),
    });
  return {
    question: on({
      schema: changedQuestionFields,
      run(sent) {
        const { name, label, hint, required } = sent.fields;
        return edit(sent, { to: "change_question", name, question: { label, hint, required } });
      },
    }),
    add_question: on({
      schema: addedQuestionFields,
      run(sent) {
        const { label, hint, required, kind } = sent.fields;
        return edit(sent, { to: "add_question", question: { label, hint, required, kind } });
      },
    }),
    step: on({
      schema: changedStepFields,
      run: (sent) =>
        edit(sent, { to: "change_step", name: sent.fields.name, step: { text: sent.fields.step_text } }),
    }),
    add_step: on({
      schema: addedStepFields,
      run: (sent) =>
        edit(sent, { to: "add_step", step: { text: sent.fields.step_text, by: sent.fields.by } }),
    }),
    move_up: on({
      schema: movedPartFields,
      run: (sent) =>
        edit(sent, { to: "move", list: sent.fields.list, name: sent.fields.name, direction: "up" }),
    }),
    move_down: on({
      schema: movedPartFields,
      run: (sent) =>
        edit(sent, { to: "move", list: sent.fields.list, name: sent.fields.name, direction: "down" }),
    }),
    retire: on({
      schema: retiredPartFields,
      run: (sent) =>
        edit(sent, { to: "retire", list: sent.fields.list, name: sent.fields.name }, sent.fields.reason),
    }),
    restore: on({
      schema: movedPartFields,
      run: (sent) => edit(sent, { to: "restore", list: sent.fields.list, name: sent.fields.name }),
    }),
  };
}
