import { Link } from "react-router";

import { Alert } from "#app/ui/alert.tsx";

const texts = { to: "/staff/catalogue/texts", label: "Back to the texts" };

type DraftNoteProps = { back?: { to: string; label: string } };

/** Above a page that is looked at with the drafts in it. */
export function DraftNote({ back = texts }: DraftNoteProps) {
  return (
    <div className="page">
      <Alert announce={false} heading="This is the page with the drafts in it">
        <p>
          Only the desk sees them. <Link to={back.to}>{back.label}</Link>
        </p>
      </Alert>
    </div>
  );
}
