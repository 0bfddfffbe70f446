import styles from "#app/enquiries/enquiry-thread.module.css";

export type ThreadMessage = {
  key: string;
  author: string;
  /** Written by the reader's own side. */
  ours: boolean;
  at: string;
  when: string;
  note?: string | null;
  text: string;
};

export function EnquiryThread({ messages }: { messages: readonly ThreadMessage[] }) {
  return (
    <ol className={styles.thread} role="list" aria-label="Messages">
      {messages.map(({ key, author, ours, at, when, note, text }) => (
        <li key={key} className={`stack-2 ${styles.message}`} data-ours={ours || undefined}>
          <p>
            <strong>{author}</strong>{" "}
            <time dateTime={at} className="note">
              {when}
            </time>
            {note && (
              <span className="note">
                , <span className="one-piece">{note}</span>
              </span>
            )}
          </p>
          <p className="keep-lines measure" dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
