import { useEffect, useEffectEvent, useState } from "react";
import { Link, useLocation, useRevalidator } from "react-router";

import styles from "#app/accounts/interrupted.module.css";
import { logInPath } from "#app/accounts/log-in-path.ts";
import { Alert } from "#app/ui/alert.tsx";

/** Shows a customer's page as it is now when they come back to it, and says why where that cannot be done. */
export function Interrupted() {
  const { pathname, search } = useLocation();
  const state = useReturns();
  if (state === "here") return null;
  return (
    <div className={`page ${styles.note}`}>
      {state === "offline" ? (
        <Alert tone="warning">
          <p>
            You are offline. This page and what you typed stay here. It goes on once you are connected again.
          </p>
        </Alert>
      ) : (
        <Alert tone="warning">
          <p>
            You were signed out, in another tab or on another device. What you typed is kept on this device.{" "}
            <Link to={`${logInPath(pathname + search)}&ended=`}>Log in to come back to this page</Link>
          </p>
        </Alert>
      )}
    </div>
  );
}

type State = "here" | "offline" | "ended";

function useReturns(): State {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<State>("here");
  const lookAgain = useEffectEvent(async () => {
    if (document.visibilityState === "hidden") return;
    const there = await isSignedIn();
    if (there === null) return setState(navigator.onLine ? "here" : "offline");
    setState(there ? "here" : "ended");
    if (there) await revalidate();
  });
  useEffect(() => {
    const unlisten = new AbortController();
    const { signal } = unlisten;
    const look = () => void lookAgain();
    const goOffline = () => setState("offline");
    // A link or a form would lead from what is there to a page that cannot come.
    const stay = (event: Event) => {
      if (navigator.onLine || !leadsAway(event)) return;
      event.preventDefault();
      goOffline();
    };
    document.addEventListener("visibilitychange", look, { signal });
    document.addEventListener("click", stay, { signal, capture: true });
    document.addEventListener("submit", stay, { signal, capture: true });
    addEventListener("pageshow", ({ persisted }) => persisted && look(), { signal });
    addEventListener("online", look, { signal });
    addEventListener("offline", goOffline, { signal });
    return () => unlisten.abort();
  }, []);
  return state;
}

/** Null while nobody can be asked. */
async function isSignedIn(): Promise<boolean | null> {
  try {
    const answer = await fetch("/api/auth/get-session", { cache: "no-store" });
    return answer.ok ? (await answer.json()) !== null : null;
  } catch {
    return null;
  }
}

function leadsAway({ type, target }: Event): boolean {
  if (type === "submit") return true;
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && !link.target && !(link.hash && link.pathname === location.pathname);
}
