import type { KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from "react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { useAwake } from "#app/ui/awake.tsx";
import styles from "#app/ui/dialog.module.css";
import { Icon } from "#app/ui/icons.tsx";

type DialogProps = {
  open: boolean;
  /** Asked for by Escape, the backdrop or the close button. */
  onClose: () => void;
  /** The page without the dialog, where the server may draw it open: the close button is then a link. */
  closedHref?: string;
  heading: string;
  children: ReactNode;
  /** Buttons, at the foot. */
  actions?: ReactNode;
  /** False: Escape and the backdrop do nothing and there is no close button; only `actions` lead out. */
  dismissable?: boolean;
  /** False: the page behind stays in use. */
  modal?: boolean;
  size?: "small" | "normal" | "wide";
};

/** The platform's own dialog: it keeps the focus inside, gives it back, and hides the page behind. */
export function Dialog(props: DialogProps) {
  const { open, heading, children, actions, dismissable = true, modal = true, size = "normal" } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  // Drawn open by the server, it can be read and used before, and without, JavaScript, in the place it keeps.
  const [openAtFirst] = useState(open);

  // As it is drawn, before anything in it can be pressed.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog) show(dialog, open ? (modal ? "modal" : "beside") : "closed");
  }, [open, modal]);

  // One that goes with its page's address is closed first: only then does it give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={ref}
      open={openAtFirst}
      className={`card ${styles.dialog}`}
      data-size={size}
      data-modal={modal || undefined}
      aria-labelledby={headingId}
      {...leaving(props, dismissable)}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 className={styles.heading} id={headingId}>
            {heading}
          </h2>
          {dismissable && <Close onClose={props.onClose} closedHref={props.closedHref} />}
        </header>
        <div className={styles.body}>{children}</div>
        {actions && <footer className={`row ${styles.actions}`}>{actions}</footer>}
      </div>
    </dialog>
  );
}

function Close({ onClose, closedHref }: Pick<DialogProps, "onClose" | "closedHref">) {
  const awake = useAwake();
  const cross = <Icon name="close" label="Close" />;
  // One element before and after its scripts wake: a press that began on another would be lost.
  if (closedHref !== undefined) {
    const close = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onClose();
    };
    return (
      <a className={styles.close} href={closedHref} onClick={close}>
        {cross}
      </a>
    );
  }
  return (
    <button type="button" className={styles.close} disabled={!awake} onClick={onClose}>
      {cross}
    </button>
  );
}

type Shown = "closed" | "beside" | "modal";

function show(dialog: HTMLDialogElement, wanted: Shown): void {
  const shown: Shown = dialog.matches(":modal") ? "modal" : dialog.open ? "beside" : "closed";
  if (shown === wanted) return;
  if (shown !== "closed") dialog.close();
  if (wanted === "modal") dialog.showModal();
  if (wanted === "beside") dialog.show();
}

/**
 * Everything a browser may do to close a dialog goes through `onClose`. A second Escape closes one natively even
 * when `cancel` was prevented, hence `closedby` and the key as well.
 */
function leaving({ onClose, open }: DialogProps, dismissable: boolean) {
  return {
    closedby: dismissable ? ("closerequest" as const) : ("none" as const),
    onCancel(event: SyntheticEvent) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (dismissable) onClose();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === "Escape" && !dismissable) event.preventDefault();
    },
    onClick(event: MouseEvent) {
      if (event.target === event.currentTarget && dismissable) onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      // One that was closed only to be shown in another way is open again by now.
      if (open && !event.currentTarget.open) onClose();
    },
  };
}
