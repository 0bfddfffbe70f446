import { useEffect, useState } from "react";

import styles from "#app/http/shell/lost-line.module.css";

/** Without a line the page stays, with what was typed in it, and says so; what was asked for comes once it is back. */
export function LostLine() {
  const [isLost, setLost] = useState(false);
  useEffect(() => watchLine(setLost), []);
  return (
    isLost && (
      <p role="status" className={styles.note}>
        You are offline. This page and what you typed stay here. It goes on once you are connected again.
      </p>
    )
  );
}

function watchLine(say: (isLost: boolean) => void): () => void {
  const unlisten = new AbortController();
  const { signal } = unlisten;
  const look = () => say(!navigator.onLine);
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
  window.fetch = askUntilAnswered(plain);
  signal.addEventListener("abort", () => (window.fetch = plain));
  return () => unlisten.abort();
}

/** What our pages ask of us waits for the line, and is asked again. What was sent is not: it may have arrived. */
function askUntilAnswered(plain: typeof fetch): typeof fetch {
  return async (what, how) => {
    const isOurs = String(what).startsWith("/") || String(what).startsWith(location.origin);
    for (let tries = 0; ; tries += 1) {
      while (isOurs && !navigator.onLine && !how?.signal?.aborted) await lineMayBeBack();
      try {
        return await plain(what, how);
      } catch (error) {
        const isSent = (how?.method ?? "GET") !== "GET";
        if (!isOurs || isSent || how?.signal?.aborted || tries > 2) throw error;
        await lineMayBeBack();
      }
    }
  };
}

function lineMayBeBack(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener("online", resolve, { once: true });
    setTimeout(resolve, 1_000);
  });
}

function leadsAway({ type, target }: Event): boolean {
  if (type === "submit") return true;
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && !link.target && !(link.hash && link.pathname === location.pathname);
}
