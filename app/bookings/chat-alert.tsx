import type { MouseEvent } from "react";

import styles from "#app/bookings/chat-alert.module.css";
import { type FormAnswer, inputId } from "#app/forms/form-answer.ts";
import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { useFocusOn } from "#app/ui/use-focus-on.tsx";
import { useFragmentsStay } from "#app/ui/use-fragments-stay.tsx";

/**
 * Why no free chat was booked, at the head of the page: there a page that a browser sends again begins, and there it is
 * scrolled where scripts run (spec section 8).
 */
export function ChatAlert({ refused }: { refused: FormAnswer }) {
  const ref = useFocusOn<HTMLDivElement>(refused, (place) => {
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: "center" });
  });
  useFragmentsStay(true);
  const [wrong] = Object.keys(refused.errors);
  const nextAction = refused.details?.["alreadyBooked"] ? (
    <LinkButton to="/account/dashboard/#free-chats" size="small">
      See your free chats
    </LinkButton>
  ) : (
    <BackToField id={wrong === undefined ? "free-chat" : inputId(wrong)} />
  );
  return (
    <div ref={ref} tabIndex={-1} className={styles.alert}>
      <Alert tone="danger" actions={nextAction}>
        {[refused.message, ...Object.values(refused.errors)].map(
          (message) => message && <p key={message}>{message}</p>,
        )}
      </Alert>
    </div>
  );
}

/** Following the link would leave the answer, and with it the form's content. */
function BackToField({ id }: { id: string }) {
  function go(event: MouseEvent) {
    const field = document.getElementById(id);
    if (!field) return;
    event.preventDefault();
    field.scrollIntoView({ block: "center" });
    field.focus({ preventScroll: true });
  }
  return (
    <a href={`#${id}`} className="text-link" onClick={go}>
      Back to the form
    </a>
  );
}
