import type { ChatEnd, ShownChat } from "#app/bookings/desk/desk-chat-view.ts";
import styles from "#app/desk/record-page.module.css";
import { PostForm, useRefusedForm } from "#app/forms/post-form.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function ChatTable({ label, chats }: { label: string; chats: ShownChat[] }) {
  return (
    <DataTable
      label={label}
      columns={{
        time: "Time",
        customer: "Customer",
        service: "Service",
        number: "WhatsApp number",
        state: "State",
        actions: "What to do",
      }}
      empty=""
      rows={chats.map((chat) => ({
        id: chat.id,
        time: { text: chat.time ?? "No time yet", note: chat.preferred },
        customer: { text: chat.customer, href: chat.customerHref },
        service: chat.heading,
        number: chat.number,
        state: { text: chat.state, note: chat.heldBy && `With ${chat.heldBy}` },
        actions: chat.canSetTime && <ChangeChat key={chat.local} chat={chat} />,
      }))}
    />
  );
}

function ChangeChat({ chat }: { chat: ShownChat }) {
  const isRefused = useRefusedForm()?.fields["booking"]?.[0] === chat.id;
  const about = { booking: chat.id };
  return (
    <Disclosure
      summary={
        <>
          {chat.time ? "Change or end" : "Set a time"}
          <span className="visually-hidden">: {chat.customer}</span>
        </>
      }
      open={isRefused}
    >
      <PostForm intent="set_time" about={about} reloadDocument className={`stack-4 ${styles.form}`}>
        <input type="hidden" name="seen" value={chat.seen} />
        <Field
          label="Day and time"
          name="starts_at"
          type="datetime-local"
          width="medium"
          defaultValue={chat.local}
          required
        />
        <SubmitButton>Set time</SubmitButton>
      </PostForm>
      <PostForm intent={chat.ends} about={about} reloadDocument className={`stack-4 ${styles.form}`}>
        <input type="hidden" name="seen" value={chat.seen} />
        <p className="note">How it ended. It cannot be opened again.</p>
        <p className="row">
          {chat.ends.map((end) => (
            <SubmitButton key={end} intent={end} size="small">
              {endLabels[end]}
            </SubmitButton>
          ))}
        </p>
      </PostForm>
    </Disclosure>
  );
}

const endLabels: Record<ChatEnd, string> = {
  completed: "Completed",
  no_show: "Missed",
  cancelled: "Cancel this chat",
};
