import styles from "#app/support-chat/booked-dialog.module.css";
import { LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icons.tsx";

type BookedDialogProps = {
  open: boolean;
  chatHref: string;
  closedHref: string;
  details: string[];
  onClose: () => void;
};

export function BookedDialog({ open, chatHref, closedHref, details, onClose }: BookedDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closedHref={closedHref}
      heading="Your Free Consultation Session has been Booked"
      size="small"
      actions={
        <>
          <LinkButton to={closedHref} replace preventScrollReset>
            Later
          </LinkButton>
          <LinkButton
            variant="action"
            to={chatHref}
            target="_blank"
            rel="noreferrer"
            icon={<Icon name="chat" />}
            onClick={onClose}
          >
            Chat Now
          </LinkButton>
        </>
      }
    >
      <div className="stack-3">
        <ul className={`plain-list stack-1 ${styles.details}`}>
          {details.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>The five minutes are on WhatsApp. Write to us there now, or wait until we write to you.</p>
      </div>
    </Dialog>
  );
}
