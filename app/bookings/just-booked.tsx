import { useNavigate } from "react-router";

import { BookedDialog } from "#app/support-chat/booked-dialog.tsx";

type JustBookedProps = { chatHref: string; closedHref: string; details: string[] };

/** The dialog that the address asks for, so that it is there without JavaScript as well. */
export function JustBooked({ chatHref, closedHref, details }: JustBookedProps) {
  const navigate = useNavigate();
  return (
    <BookedDialog
      open
      chatHref={chatHref}
      closedHref={closedHref}
      details={details}
      onClose={() => void navigate(closedHref, { replace: true, preventScrollReset: true })}
    />
  );
}
