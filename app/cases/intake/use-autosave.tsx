import { type RefObject, useEffect, useState } from "react";

import { clearDraft } from "#app/ui/fields/form-draft.tsx";

export type Autosave = "nothing" | "saving" | "saved" | "offline" | "ended" | "wrong" | "failed";

const pauseMs = 1_500;

/** Sends what is typed as a draft, without its files, after each answer. What is not saved stays on the device. */
export function useAutosave(place: RefObject<HTMLElement | null>, draftKey: string | null): Autosave {
  const [state, setState] = useState<Autosave>("nothing");
  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form || draftKey === null) return;
    const unlisten = new AbortController();
    const { signal } = unlisten;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let changes = 0;
    const save = async () => {
      const at = changes;
      setState("saving");
      const came = await send(form, signal);
      if (signal.aborted || came === null) return;
      if (came === "saved" && at === changes) clearDraft(draftKey);
      setState(came);
    };
    const later = () => {
      clearTimeout(waiting);
      if (!navigator.onLine) return setState("offline");
      waiting = setTimeout(() => void save(), pauseMs);
    };
    const note = () => (changes += 1);
    // Whoever sends the form themselves sends it last.
    const stop = () => (navigator.onLine ? unlisten.abort() : undefined);
    form.addEventListener("input", note, { signal });
    form.addEventListener("change", later, { signal });
    form.addEventListener("restored", later, { signal });
    form.addEventListener("submit", stop, { signal });
    addEventListener("online", () => changes > 0 && later(), { signal });
    signal.addEventListener("abort", () => clearTimeout(waiting));
    return () => unlisten.abort();
  }, [place, draftKey]);
  return state;
}

async function send(form: HTMLFormElement, signal: AbortSignal): Promise<Autosave | null> {
  const body = new FormData(form);
  const names = new Set(body.keys());
  for (const name of names) if (name === "remove" || body.get(name) instanceof File) body.delete(name);
  body.set("later", "yes");
  try {
    const answer = await fetch(form.action, { method: "POST", body, redirect: "manual", signal });
    // The page that a saved draft leads to is not needed.
    if (answer.type === "opaqueredirect") return "saved";
    if (answer.status === 401) return "ended";
    return answer.status === 422 ? "wrong" : "failed";
  } catch {
    return signal.aborted ? null : "offline";
  }
}
