/** Opens and closes a panel that is cut, by the button below it. */
export function openPanel(part: HTMLElement, end: AbortSignal): void {
  const [panel] = part.children;
  const button = part.querySelector<HTMLButtonElement>(":scope > :last-child button");
  const words = button?.querySelector("span span");
  if (!panel || !button || !words) return;

  function toggle() {
    const full = panel!.toggleAttribute("data-full");
    button!.ariaExpanded = String(full);
    words!.textContent = full ? "View less" : "View more";
    // Closing makes the page much shorter, so scroll back to the panel.
    if (!full) requestAnimationFrame(() => panel!.scrollIntoView({ block: "nearest" }));
  }

  button.disabled = false;
  button.removeAttribute("data-waiting");
  button.addEventListener("click", toggle, { signal: end });
}
