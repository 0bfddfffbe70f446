import { lazy, type SubmitEvent, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Form } from "react-router";

import styles from "#app/desk/pages/search/command-button.module.css";
import { Icon } from "#app/ui/icons.tsx";
import { loadPart } from "#app/ui/loading/load-part.ts";
import { SlowPart } from "#app/ui/loading/slow-part.tsx";

/** Only here, and only once it is asked for. */
const CommandMenu = lazy(async () => ({
  default: (await loadPart(() => import("#app/desk/pages/search/command-menu.tsx"))).CommandMenu,
}));

/** Leads to the page of the search; with a script, it and Ctrl-K open the menu. */
export function CommandButton({ memberId }: { memberId: string }) {
  const [state, setState] = useState<"unasked" | "open" | "closed">("unasked");
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== "k" || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setState((before) => (before === "open" ? "closed" : "open"));
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  function ask(event: SubmitEvent): void {
    event.preventDefault();
    setState("open");
  }
  return (
    <>
      <Form action="/staff/search" onSubmit={ask} className={styles.form}>
        <button className={styles.button} aria-keyshortcuts="Control+K Meta+K">
          <Icon name="search" />
          <span className={styles.label}>Search</span>
          <kbd className={styles.keys} aria-hidden="true">
            Ctrl K
          </kbd>
        </button>
      </Form>
      {state !== "unasked" &&
        createPortal(
          <Suspense fallback={<SlowPart />}>
            <CommandMenu memberId={memberId} open={state === "open"} onClose={() => setState("closed")} />
          </Suspense>,
          document.getElementById("main") ?? document.body,
        )}
    </>
  );
}
