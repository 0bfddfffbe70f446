import { useEffect } from "react";

/** If the new page never comes, allow another press after this. */
const releasedMs = 10_000;

/** For forms the browser sends. Those answered by a file stay on their page: mark them `data-answer="file"`. */
export function useSubmitOnce(): void {
  useEffect(() => {
    const onTheWay = new Map<HTMLFormElement, () => void>();
    const release = (form: HTMLFormElement) => {
      onTheWay.get(form)?.();
      onTheWay.delete(form);
    };
    const submit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented || !leavesPage(form)) return;
      if (onTheWay.has(form)) event.preventDefault();
      else
        onTheWay.set(
          form,
          showSent(event.submitter, () => release(form)),
        );
    };
    // The back button may restore the page as it was left.
    const restore = () => {
      for (const form of onTheWay.keys()) release(form);
    };
    window.addEventListener("submit", submit);
    window.addEventListener("pageshow", restore);
    return () => {
      restore();
      window.removeEventListener("submit", submit);
      window.removeEventListener("pageshow", restore);
    };
  }, []);
}

/** By attribute: a field named `method` would hide the form's property. */
function leavesPage(form: HTMLFormElement): boolean {
  const has = (attribute: string, value: string) => form.getAttribute(attribute)?.toLowerCase() === value;
  return has("method", "post") && !form.hasAttribute("target") && !has("data-answer", "file");
}

/** Own attributes, because the page may also show the button as pending. Returns the undo. */
function showSent(button: HTMLElement | null, release: () => void): () => void {
  const timer = setTimeout(release, releasedMs);
  button?.setAttribute("data-sent", "true");
  button?.setAttribute("aria-busy", "true");
  return () => {
    clearTimeout(timer);
    button?.removeAttribute("data-sent");
    button?.removeAttribute("aria-busy");
  };
}
