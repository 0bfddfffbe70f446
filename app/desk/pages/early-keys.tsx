import { use, useEffect } from "react";
import { UNSAFE_FrameworkContext } from "react-router";

declare global {
  interface Window {
    /** Undefined where the shell was drawn by a script. */
    earlyKeys?: { pressed: KeyboardEvent[]; keep: (event: KeyboardEvent) => void };
  }
}

/** Keys of the desk that are pressed before the scripts wake. The browser would find its own use for some. */
const keepKeys = `
const pressed = [];
const keep = (event) => {
  const { key = "", target, defaultPrevented: isHeard } = event;
  const isMenu = (event.ctrlKey || event.metaKey) && key.toLowerCase() === "k" && !event.altKey && !event.shiftKey;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && /^(\\S|ArrowLeft|ArrowRight)$/.test(key);
  if (isHeard || !(isMenu || isPlain)) return;
  if (isPlain && target.closest("input:not([type=checkbox]), select, textarea, [contenteditable]")) return;
  if (isMenu) event.preventDefault();
  pressed.push(event);
};
addEventListener("keydown", keep);
window.earlyKeys = { pressed, keep };`;

/** Pressed again once all of the desk listens. */
export function EarlyKeys() {
  const nonce = use(UNSAFE_FrameworkContext)?.nonce;
  useEffect(() => {
    const early = window.earlyKeys;
    if (!early) return;
    delete window.earlyKeys;
    // What listens by a setting of this browser does so a moment later.
    setTimeout(() => {
      removeEventListener("keydown", early.keep);
      for (const { key, ctrlKey, metaKey, shiftKey } of early.pressed) {
        const again = { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
        (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", again));
      }
    });
  }, []);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `(() => {${keepKeys}})()` }}
    />
  );
}
