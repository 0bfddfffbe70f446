import { useLocation } from "react-router";

import { logInPath } from "#app/accounts/log-in-path.ts";
import { chooseTimePath } from "#app/support-chat/choose-time-path.ts";
import { GuideForm } from "#app/support-chat/guide-form.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icons.tsx";

export type HelpDialogProps = {
  asked: "assistant" | "chat";
  signedIn: boolean;
  onClose: () => void;
};

export function HelpDialog(props: HelpDialogProps) {
  return props.asked === "assistant" ? <Assistant {...props} /> : <ChatModal {...props} />;
}

function Assistant({ onClose }: HelpDialogProps) {
  return (
    <Dialog open onClose={onClose} heading="Find the right service">
      <GuideForm answers={null} />
    </Dialog>
  );
}

/** Booked on the service's own page. Visitors log in first and return to their page. */
function ChatModal({ signedIn, onClose }: HelpDialogProps) {
  const { pathname, search } = useLocation();
  const onService = pathname.startsWith("/service/premium/");
  return (
    <Dialog open onClose={onClose} heading="Free five-minute WhatsApp chat" size="small">
      <div className="prose">
        <p>
          Ask a counsellor which service fits, what it costs and what you would need. Nothing is sold in the
          chat, and you pay for nothing in it.
        </p>
        {signedIn ? (
          <>
            {!onService && <p>Choose the service you want to talk about. You book the chat on its page.</p>}
            <LinkButton
              to={onService ? `${pathname}${search}#free-chat` : "/service/"}
              variant="action"
              icon={<Icon name="chat" />}
              onClick={onClose}
            >
              {onService ? "Book Free Chat" : "Choose a service"}
            </LinkButton>
            {!onService && <LinkButton to={chooseTimePath}>Choose a time</LinkButton>}
          </>
        ) : (
          <>
            <p>Log in first, so that the counsellor knows whom to answer.</p>
            <LinkButton to={logInPath(pathname + search)} variant="action">
              Log In
            </LinkButton>
          </>
        )}
      </div>
    </Dialog>
  );
}
