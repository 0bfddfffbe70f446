import { Form, useNavigate } from "react-router";

import { researchGroupText } from "#app/research-groups/group-page-texts.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import styles from "#app/research-groups/pages/group-page.module.css";
import type { GroupPageData } from "#app/research-groups/pages/group-step.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function MemberForms({ page }: { page: GroupPageData }) {
  const { group, path, canLeave } = page;
  return (
    <section className={`stack-4 ${styles.section}`} aria-labelledby="your-place">
      <h2 id="your-place">Your place</h2>
      <RoleForm page={page} />
      <div className="row">
        {group.iAm.creator && !group.members.some(({ paid }) => paid) && (
          <PostForm intent={group.state === "closed" ? "open" : "close"} action={path}>
            <SubmitButton>{group.state === "closed" ? "Open the group" : "Close the group"}</SubmitButton>
          </PostForm>
        )}
        {/* The address asks first, so it works without JavaScript. */}
        {canLeave && (
          <Form method="get" action={path} preventScrollReset>
            <input type="hidden" name="leave" value="1" />
            <Button type="submit">Leave Group</Button>
          </Form>
        )}
      </div>
    </section>
  );
}

function RoleForm({ page: { group, path } }: { page: GroupPageData }) {
  return (
    <PostForm key={group.iAm.role} intent="role" action={path} className={`stack-4 ${styles.form}`}>
      <SelectField
        label="Your contribution"
        name="role"
        defaultValue={group.iAm.role ?? undefined}
        options={researchGroupText.roles.map(({ role, name }) => ({ value: role, label: name }))}
      />
      <SubmitButton>Change your role</SubmitButton>
    </PostForm>
  );
}

export function LeaveDialog({ path }: { path: string }) {
  const navigate = useNavigate();
  return (
    <Dialog
      open
      size="small"
      heading="Leave the group?"
      closedHref={path}
      onClose={() => void navigate(path, { preventScrollReset: true })}
      actions={
        <>
          <LinkButton to={path} preventScrollReset>
            Cancel
          </LinkButton>
          <PostForm intent="leave" action={path}>
            <SubmitButton variant="danger">Leave Group</SubmitButton>
          </PostForm>
        </>
      }
    >
      <p>Your place is open to others at once. What you have added to the log stays in it.</p>
    </Dialog>
  );
}
