let begun = false;

/**
 * Adds the owner's live chat to the page, once, when the page is there and the browser has nothing else to do. On
 * pages without it, it is hidden by the style of the help dock. Null where there is none.
 */
export function beginLiveChat(address: string | null): void {
  if (begun || !address) return;
  begun = true;
  const add = () => {
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
