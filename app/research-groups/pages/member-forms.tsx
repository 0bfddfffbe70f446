import { Form, useNavigate } from "react-router";

import { researchGroupWords } from "#app/research-groups/research-group-texts.ts";
import { GroupForm, useGroupPending } from "#app/research-groups/pages/group-form.tsx";
import styles from "#app/research-groups/pages/group-page.module.css";
import type { GroupPageData } from "#app/research-groups/pages/group-step.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

/** What a member can change: their role, their place and, for who leads the group, whether it can be joined. */
export function MemberForms({ page }: { page: GroupPageData }) {
  const { group, path, token, canLeave } = page;
  return (
    <section className={styles.section} aria-labelledby="your-place">
      <h2 id="your-place">Your place</h2>
      <RoleForm page={page} />
      {group.iAm.creator && !group.members.some(({ paid }) => paid) && (
        <GroupForm intent={group.state === "closed" ? "open" : "close"} path={path} token={token}>
          <ClosingButton closed={group.state === "closed"} />
        </GroupForm>
      )}
      {/* Leaving is asked about first, by the address, so that it is without JavaScript too. */}
      {canLeave && (
        <Form method="get" action={path} preventScrollReset>
          <input type="hidden" name="leave" value="1" />
          <Button type="submit" variant="quiet">
            Leave Group
          </Button>
        </Form>
      )}
    </section>
  );
}

function RoleForm({ page: { group, path, token } }: { page: GroupPageData }) {
  const pending = useGroupPending("role");
  return (
    <GroupForm key={group.iAm.role} intent="role" path={path} token={token} className={styles.form}>
      <SelectField
        label="Your contribution"
        name="role"
        defaultValue={group.iAm.role ?? undefined}
        options={researchGroupWords.roles.map(({ role, name }) => ({ value: role, label: name }))}
      />
      <Button type="submit" pending={pending}>
        Change your role
      </Button>
    </GroupForm>
  );
}

function ClosingButton({ closed }: { closed: boolean }) {
  const pending = useGroupPending(closed ? "open" : "close");
  return (
    <Button type="submit" variant="quiet" pending={pending}>
      {closed ? "Open the group" : "Close the group"}
    </Button>
  );
}

/** Asks before a place is given up. */
export function LeaveDialog({ path, token }: { path: string; token: string }) {
  const navigate = useNavigate();
  const pending = useGroupPending("leave");
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
          <GroupForm intent="leave" path={path} token={token}>
            <Button type="submit" variant="danger" pending={pending}>
              Leave Group
            </Button>
          </GroupForm>
        </>
      }
    >
      <p>Your place is open to others at once. What you have added to the log stays in it.</p>
    </Dialog>
  );
}
