import { PostForm } from "#app/forms/post-form.tsx";
import { SendKey } from "#app/forms/sent-form.tsx";
import { useAcceptedCount } from "#app/forms/use-accepted-count.tsx";
import { boardMessageLengthMax } from "#app/research-groups/board/board-message.ts";
import styles from "#app/research-groups/pages/group-board.module.css";
import sectionStyles from "#app/research-groups/pages/group-page.module.css";
import type { Board } from "#app/research-groups/pages/load-board.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/fields/field.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type ShownBoard = NonNullable<Board>;

export function GroupBoard({ board, path }: { board: ShownBoard; path: string }) {
  const { messages, zoneNote, sendKey } = board;
  return (
    <section className={`stack-4 ${sectionStyles.section}`} aria-labelledby="board">
      <h2 id="board">Group board</h2>
      <p className="note">Only members read it. Our staff can remove what breaks our rules. {zoneNote}</p>
      {messages.length === 0 ? (
        <p>Nothing is written yet. Say hello, and say when you have time to begin.</p>
      ) : (
        <ol className="stack-4" role="list" aria-label="Messages of the board">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
      <OtherMessages board={board} path={path} />
      {/* A new key empties the form once sent. */}
      <PostForm
        key={useAcceptedCount("write")}
        intent="write"
        action={path}
        className={`stack-4 ${sectionStyles.form}`}
      >
        <SendKey value={sendKey} />
        <TextAreaField
          label="Your message to the group"
          name="message"
          rows={3}
          required
          maxLength={boardMessageLengthMax}
        />
        <SubmitButton>Send to the group</SubmitButton>
      </PostForm>
    </section>
  );
}

function Message({ message }: { message: ShownBoard["messages"][number] }) {
  const { author, mine, isNew, at, when, text } = message;
  return (
    <li className={`stack-1 ${styles.message}`} data-mine={mine || undefined}>
      <p>
        <strong>{author}</strong>{" "}
        <time dateTime={at} className="note">
          {when}
        </time>{" "}
        {isNew && <Badge tone="harbour">New</Badge>}
      </p>
      {text === null ? (
        <p className="muted">Our staff have removed this message.</p>
      ) : (
        <p className="keep-lines measure" dir="auto">
          {text}
        </p>
      )}
    </li>
  );
}

function OtherMessages({ board: { olderBoard, isNewest }, path }: { board: ShownBoard; path: string }) {
  if (olderBoard === null && isNewest) return null;
  return (
    <p className="row">
      {olderBoard !== null && (
        <LinkButton to={`${path}?board=${olderBoard}#board`} variant="quiet">
          Earlier messages
        </LinkButton>
      )}
      {!isNewest && (
        <LinkButton to={`${path}#board`} variant="quiet">
          Latest messages
        </LinkButton>
      )}
    </p>
  );
}
