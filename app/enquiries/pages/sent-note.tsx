import { href, Link } from "react-router";

import { Alert } from "#app/ui/alert.tsx";

type Sent = { reference: string; replyBy: string; isOwn: boolean };

export function SentNote({ sent: { reference, replyBy, isOwn } }: { sent: Sent }) {
  return (
    <Alert tone="success" heading="We have your message">
      <p>
        Its reference is <strong data-figure>{reference}</strong>. We answer by {replyBy}, by email. A mail
        with the reference is on its way to you.
      </p>
      <p className="row">
        {isOwn && (
          <Link to={href("/account/messages/:reference", { reference })} className="text-link">
            See the message in your account
          </Link>
        )}
        <Link to="/contact" className="text-link">
          Write another message
        </Link>
      </p>
    </Alert>
  );
}
