import { useEffect, useEffectEvent, useState } from "react";
import { Link, useLocation } from "react-router";

import styles from "#app/accounts/interrupted.module.css";
import { logInPath } from "#app/accounts/log-in-path.ts";
import { useReadAgain } from "#app/forms/use-read-again.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { keepTypingAgain } from "#app/ui/fields/form-draft.tsx";

/** Shows a customer's page as it is now when they come back to it, and says it when their log-in has ended. */
export function Interrupted() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  // What was done is said once, and what was typed since is kept.
  query.delete("done");
  const hasEnded = useReturns();
  if (!hasEnded) return null;
  return (
    <div className={`page ${styles.note}`}>
      <Alert tone="warning">
        <p>
          You were signed out, in another tab or on another device. What you typed is kept on this device.{" "}
          <Link
            to={`${logInPath(query.size > 0 ? `${pathname}?${query}` : pathname)}&ended=`}
            onClick={keepTypingAgain}
          >
            Log in to come back to this page
          </Link>
        </p>
      </Alert>
    </div>
  );
}

function useReturns(): boolean {
  const readAgain = useReadAgain();
  const [hasEnded, setEnded] = useState(false);
  const lookAgain = useEffectEvent(async () => {
    if (document.visibilityState === "hidden") return;
    const there = await isSignedIn();
    if (there === null) return;
    setEnded(!there);
    if (there) await readAgain();
  });
  useEffect(() => {
    const unlisten = new AbortController();
    const { signal } = unlisten;
    const look = () => void lookAgain();
    document.addEventListener("visibilitychange", look, { signal });
    addEventListener("pageshow", ({ persisted }) => persisted && look(), { signal });
    addEventListener("online", look, { signal });
    return () => unlisten.abort();
  }, []);
  return hasEnded;
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
