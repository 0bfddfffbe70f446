import { type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import styles from "#app/ui/confirm-dialog.module.css";
import { Dialog } from "#app/ui/dialog.tsx";

type ConfirmDialogProps = {
  open: boolean;
  heading: string;
  message: ReactNode;
  confirmLabel: string;
  onConfirm: () => void | Promise<void>;
  onClose: () => void;
  image?: ReactNode;
  pending?: boolean;
  tone?: "action" | "danger";
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, heading, message, confirmLabel, onConfirm, onClose, image, pending, tone = "action" } = props;

  const [running, setRunning] = useState(false);

  /** If the action throws, the dialog stays open for another try. */
  async function confirm() {
    setRunning(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setRunning(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={heading}
      dismissable={false}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant={tone} pending={pending || running} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {image && <div className={styles.image}>{image}</div>}
      <div className="measure">{message}</div>
    </Dialog>
  );
}
