import { keepsOthersOut } from "#app/support-chat/widget-policy.ts";

let begun = false;

/**
 * Adds the owner's live chat to the page, once, when the page is there and the browser has nothing else to do. On
 * pages without it, it is hidden by the style of the help dock. Null where there is none.
 */
export function beginLiveChat(address: string | null): void {
  if (begun || !address) return;
  begun = true;
  addEventListener("click", leaveByDocument, { capture: true });
  const add = () => {
    // Meanwhile the visitor may have gone on to where it must not run.
    if (keepsOthersOut(location.pathname)) return;
    const script = document.createElement("script");
    script.src = address;
    document.body.append(script);
  };
  // Safari knows no idle time. A second later its page is quiet as well.
  const whenIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(add) : setTimeout(add, 1_000);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}

/**
 * A script once begun runs for as long as its document does. Whoever comes where none of others may run, by a form's
 * answer say, is given the page in a document of its own.
 */
export function keepLiveChatOut(path: string): void {
  if (begun && keepsOthersOut(path)) location.reload();
}

/** The links that lead there are the browser's, as if there were no script: it loads the document again. */
function leaveByDocument(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || !keepsOthersOut(link.pathname)) return;
  event.stopPropagation();
}
