import { useEffect, useRef } from "react";

import { Alert } from "#app/ui/alert.tsx";
import type { FormDraft } from "#app/ui/fields/form-draft.tsx";

type FormDraftNoteProps = {
  kept: FormDraft;
  /** Browsers never keep chosen files over a reload. */
  files: boolean;
};

export function FormDraftNote({ kept, files }: FormDraftNoteProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kept === "restored" || kept === "offline") place.current?.scrollIntoView({ block: "nearest" });
  }, [kept]);
  return <div ref={place}>{kept !== "nothing" && <Note kept={kept} files={files} />}</div>;
}

function Note({ kept, files }: FormDraftNoteProps) {
  switch (kept) {
    case "restored":
      return (
        <Alert>
          <p>
            This was typed earlier and has not been sent. Check it and send it.
            {files && " Choose files again."}
          </p>
        </Alert>
      );
    case "offline":
      return (
        <Alert tone="danger">
          <p>
            You are offline, so nothing was sent. What you typed stays here. Send it once you are connected.
          </p>
        </Alert>
      );
    default:
      return (
        <Alert tone="success">
          <p>You are connected again. Send it now.</p>
        </Alert>
      );
  }
}
