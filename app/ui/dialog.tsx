import type { KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from "react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "#app/ui/use-hydrated.tsx";
import styles from "#app/ui/dialog.module.css";
import { Icon } from "#app/ui/icons.tsx";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** For dialogs drawn open by the server: the close button becomes a link. */
  closedHref?: string;
  heading: string;
  children: ReactNode;
  actions?: ReactNode;
  /** False: only `actions` close it. */
  dismissable?: boolean;
  modal?: boolean;
  size?: "small" | "normal" | "wide";
};

export function Dialog(props: DialogProps) {
  const { open, heading, children, actions, dismissable = true, modal = true, size = "normal" } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  // Drawn open, it works in place before or without JavaScript.
  const [openAtFirst] = useState(open);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog) show(dialog, open ? (modal ? "modal" : "beside") : "closed");
  }, [open, modal]);

  // Close it before it unmounts: only then does the browser restore the focus.
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
  const awake = useHydrated();
  const cross = <Icon name="close" label="Close" />;
  // Same element before and after hydration, or a press in between is lost.
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
  const { activeElement } = document;
  if (shown !== "closed") dialog.close();
  if (wanted === "modal") dialog.showModal();
  if (wanted === "beside") dialog.show();
  // Whoever types in it before the scripts wake goes on.
  if (wanted !== "closed" && activeElement instanceof HTMLElement && dialog.contains(activeElement))
    activeElement.focus({ preventScroll: true });
}

/** A second Escape closes natively even if `cancel` was prevented, hence `closedby` and the key handler. */
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
      // Closed only to switch modes: already open again.
      if (open && !event.currentTarget.open) onClose();
    },
  };
}
