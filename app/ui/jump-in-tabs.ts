/** Home and End; the browser handles the arrows. */
export function jumpInTabs(tabs: HTMLElement, end: AbortSignal): void {
  tabs.addEventListener("keydown", jump, { signal: end });
}

function jump(event: KeyboardEvent): void {
  const radios = (event.currentTarget as HTMLElement).querySelectorAll<HTMLInputElement>("[data-tab]");
  const to = event.key === "Home" ? radios[0] : event.key === "End" ? radios[radios.length - 1] : undefined;
  if (!to) return;
  event.preventDefault();
  to.focus();
  to.click();
}
