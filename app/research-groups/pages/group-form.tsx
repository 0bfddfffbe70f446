import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";

import type { GroupIntent } from "#app/research-groups/pages/group-forms.ts";

type GroupFormProps = {
  intent: GroupIntent;
  path: string;
  token: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A form that changes a group. */
export function GroupForm({ intent, path, token, className, children }: GroupFormProps) {
  return (
    <Form method="post" action={path} className={className}>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}

/** Whether this very change is under way. */
export function useGroupPending(intent: GroupIntent): boolean {
  return useNavigation().formData?.get("intent") === intent;
}
