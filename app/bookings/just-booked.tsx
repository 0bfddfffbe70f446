import { useNavigate } from "react-router";

import { BookedDialog } from "#app/support-chat/booked-dialog.tsx";

type JustBookedProps = { chatHref: string; closedHref: string; details: string[] };

/** Opened by the address, so it works without JavaScript. */
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
