import { Link } from "react-router";

export type DemoMailbox = "open" | "closed" | null;

export function DemoMailNote({ mailbox }: { mailbox: DemoMailbox }) {
  if (mailbox === null) return null;
  return (
    <p>
      This installation sends no mail.
      {mailbox === "open" && (
        <>
          {" "}
          It keeps it in <Link to="/mailbox">the mailbox</Link>.
        </>
      )}
    </p>
  );
}
