import { useSyncExternalStore } from "react";

import styles from "#app/service-page/eligibility-bar.module.css";
import { useHydrated } from "#app/ui/use-hydrated.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { LinkButton } from "#app/ui/button.tsx";

export function EligibilityBar({ chatHref }: { chatHref: string }) {
  const open = useSyncExternalStore(listen, isOpen, () => true);
  const awake = useHydrated();
  if (!open) return null;
  return (
    <aside className={styles.bar} aria-label="Free eligibility check">
      <p className={styles.words}>Get a free eligibility check</p>
      <LinkButton to={chatHref} target="_blank" rel="noreferrer" variant="action">
        Check Eligibility
      </LinkButton>
      <button type="button" className={styles.close} disabled={!awake} onClick={close}>
        <Icon name="close" label="Close the offer of a free eligibility check" />
      </button>
    </aside>
  );
}

const closedKey = "eligibility-bar";
const listeners = new Set<() => void>();
/** A browser that keeps nothing for sites closes it until the page is loaded again. */
let closedHere = false;

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isOpen(): boolean {
  try {
    return !closedHere && sessionStorage.getItem(closedKey) === null;
  } catch {
    return !closedHere;
  }
}

function close(): void {
  closedHere = true;
  try {
    sessionStorage.setItem(closedKey, "closed");
  } catch {
    // Then only this page remembers it.
  }
  for (const listener of listeners) listener();
}
