import { loadPart } from "#app/ui/loading/load-part.ts";

/** Few visitors tick: what counts them comes with the first tick, or where this tab has kept some. */
export function keepTicks(section: HTMLElement, end: AbortSignal): void {
  const key = `ticks ${location.pathname}`;
  const kept = keptTicks(key);
  section.addEventListener("change", () => void read(section, key, null), { signal: end });
  if (kept ?? section.querySelector("li :checked")) void read(section, key, kept);
}

function keptTicks(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

async function read(section: HTMLElement, key: string, kept: string | null): Promise<void> {
  const { readTicks } = await loadPart(() => import("#app/content/sections/read-ticks.ts"));
  readTicks(section, key, kept);
}
