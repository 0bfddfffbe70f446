import { useEffect } from "react";

/** A press whose page never comes, because the browser was told to stop, can be made again after this. */
const releasedMs = 10_000;

/**
 * A form that the browser itself sends is sent once, and the button that was pressed shows that it is on its way. A form
 * that a file answers leaves its page standing; it says so by `data-answer="file"`.
 */
export function useSentOnce(): void {
  useEffect(() => {
    const onTheWay = new Map<HTMLFormElement, () => void>();
    const release = (form: HTMLFormElement) => {
      onTheWay.get(form)?.();
      onTheWay.delete(form);
    };
    const submit = (event: SubmitEvent) => {
      const form = event.target;
      // What a script sends instead is shown by that script.
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented || !leavesPage(form)) return;
      if (onTheWay.has(form)) event.preventDefault();
      else
        onTheWay.set(
          form,
          showSent(event.submitter, () => release(form)),
        );
    };
    // A browser that comes back with its back button may show the page as it was left.
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

/** By its attributes: a field may be named like a property of the form, and hides it. */
function leavesPage(form: HTMLFormElement): boolean {
  const has = (attribute: string, value: string) => form.getAttribute(attribute)?.toLowerCase() === value;
  return has("method", "post") && !form.hasAttribute("target") && !has("data-answer", "file");
}

/** By attributes of its own, since a page may draw the button as pending as well. Answers how it is taken back. */
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
