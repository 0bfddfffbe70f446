import { useEffect, useState } from "react";

import { askUntilAnswered } from "#app/http/shell/ask-until-answered.ts";
import styles from "#app/http/shell/lost-line.module.css";
import { SlowPart } from "#app/ui/loading/slow-part.tsx";
import { useIsHeldBack } from "#app/forms/use-navigation.tsx";

/** Without a line the page stays, with what was typed in it, and says so; what was asked for comes once it is back. */
export function LostLine() {
  const [lost, setLost] = useState<Lost>(null);
  const isHeldBack = useIsHeldBack();
  useEffect(() => watchLine(setLost), []);
  if (lost === null) {
    return (
      <>
        <ScriptsLost />
        {isHeldBack && <SlowPart className={styles.note} />}
      </>
    );
  }
  return (
    <p role="status" className={styles.note}>
      {lost} This page and what you typed stay here. It goes on once you are connected again.
    </p>
  );
}

export const scriptsLostId = "scripts-lost";

/** The page’s first script shows it where the others did not come, and leads it to the page: nothing else runs then. */
function ScriptsLost() {
  return (
    <p id={scriptsLostId} role="status" className={styles.note} hidden>
      Part of this page did not arrive.{" "}
      <a href="/" className="unbroken">
        Load it again
      </a>
    </p>
  );
}

type Lost = "You are offline." | "We cannot be reached." | null;

function watchLine(say: (lost: Lost) => void): () => void {
  const unlisten = new AbortController();
  const { signal } = unlisten;
  const look = () => say(navigator.onLine ? null : "You are offline.");
  // A link or a form would lead from what is there to a page that cannot come.
  const stay = (event: Event) => {
    if (navigator.onLine || !leadsAway(event)) return;
    event.preventDefault();
    look();
  };
  for (const name of ["click", "submit"]) document.addEventListener(name, stay, { signal, capture: true });
  for (const name of ["online", "offline"]) addEventListener(name, look, { signal });
  look();
  const plain = window.fetch;
  window.fetch = askUntilAnswered(plain, (isReached) => {
    if (isReached || !navigator.onLine) look();
    else say("We cannot be reached.");
  });
  signal.addEventListener("abort", () => (window.fetch = plain));
  return () => unlisten.abort();
}

function leadsAway({ type, target }: Event): boolean {
  if (type === "submit") return true;
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && !link.target && !(link.hash && link.pathname === location.pathname);
}
