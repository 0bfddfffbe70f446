import { type ChatEnd, type ChatProblem, type ShownChat } from "#app/bookings/desk/chat-view.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import styles from "#app/desk/record-page.module.css";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Field } from "#app/ui/field.tsx";

type ChatTableProps = { label: string; chats: ShownChat[]; token: string; problem: ChatProblem | null };

export function ChatTable({ label, chats, token, problem }: ChatTableProps) {
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
        time: { text: chat.time ?? "No time yet", note: chat.wish },
        customer: { text: chat.customer, href: chat.customerHref },
        service: chat.heading,
        number: chat.number,
        state: { text: chat.state, note: chat.setBy && `Time set by ${chat.setBy}` },
        actions: chat.canSetTime && (
          <ChangeChat
            // Once it has been changed, the field shows what is kept.
            key={chat.local}
            chat={chat}
            token={token}
            problem={problem?.bookingId === chat.id ? problem : null}
          />
        ),
      }))}
    />
  );
}

type ChangeChatProps = { chat: ShownChat; token: string; problem: ChatProblem | null };

function ChangeChat({ chat, token, problem }: ChangeChatProps) {
  return (
    <Disclosure
      summary={
        <>
          {chat.time ? "Change or end" : "Set a time"}
          <span className="visually-hidden">: {chat.customer}</span>
        </>
      }
      open={problem !== null}
    >
      <form method="post" className={styles.form}>
        <Hidden token={token} chat={chat} />
        <Field
          label="Day and time"
          name="starts_at"
          type="datetime-local"
          width="medium"
          defaultValue={problem?.local ?? chat.local}
          error={problem?.local == null ? null : problem.message}
          required
        />
        <Button type="submit" name="intent" value="set_time">
          Set time
        </Button>
      </form>
      <form method="post" className={styles.form}>
        <Hidden token={token} chat={chat} />
        <p className={styles.quiet}>How it ended. It cannot be opened again.</p>
        <p className={styles.buttons}>
          {chat.ends.map((end) => (
            <Button key={end} type="submit" name="intent" value={end} size="small">
              {endWords[end]}
            </Button>
          ))}
        </p>
      </form>
    </Disclosure>
  );
}

function Hidden({ token, chat }: { token: string; chat: ShownChat }) {
  return (
    <>
      <input type="hidden" name="csrfmiddlewaretoken" value={token} />
      <input type="hidden" name="booking" value={chat.id} />
      <input type="hidden" name="seen" value={chat.seen} />
    </>
  );
}

const endWords: Record<ChatEnd, string> = {
  completed: "Completed",
  no_show: "Missed",
  cancelled: "Cancel this chat",
};
