import { forbidsForeignScripts } from "#app/support-chat/widget-policy.ts";

let begun = false;

/** `address`: of its script; null on a page without it. */
export function liveChatOn(path: string, address: string | null): void {
  keepOutOf(path);
  begin(address);
}

/** Once, when the browser is idle. The help dock's style hides it on pages without it. */
function begin(address: string | null): void {
  if (begun || !address) return;
  begun = true;
  addEventListener("click", leaveByDocument, { capture: true });
  const add = () => {
    // The visitor may have moved to a page that allows no foreign script.
    if (forbidsForeignScripts(location.pathname)) return;
    const script = document.createElement("script");
    script.src = address;
    document.body.append(script);
  };
  // Safari has no idle callback; after a second its page is quiet, too.
  const whenIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(add) : setTimeout(add, 1_000);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}

/** A running script cannot be stopped, so pages that allow none load as a new document. */
function keepOutOf(path: string): void {
  if (begun && forbidsForeignScripts(path)) location.reload();
}

/** The links that lead there are the browser's, as if there were no script: it loads the document again. */
function leaveByDocument(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || !forbidsForeignScripts(link.pathname)) return;
  event.stopPropagation();
}
