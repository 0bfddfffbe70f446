import { Link } from "react-router";

import { Alert } from "#app/ui/alert.tsx";

/** Above a page that is looked at with the drafts in it. */
export function DraftNote() {
  return (
    <div className="page">
      <Alert announce={false} heading="This is the page with the drafts in it">
        <p>
          Only the desk sees them. <Link to="/staff/catalogue/texts">Back to the texts</Link>
        </p>
      </Alert>
    </div>
  );
}
