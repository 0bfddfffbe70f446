import { tickedSentence } from "#app/content/sections/ticked-sentence.ts";

/**
 * Counts the ticks of an eligibility section, keeps them in this tab under `key`, and passes them on to the self-check.
 * What was `kept` is put back first. The boxes are the only place where ticks are.
 */
export function readTicks(section: HTMLElement, key: string, kept: string | null): void {
  const boxes = [...section.querySelectorAll("input")];
  // What was ticked before the script came, or put back by the browser, is newer.
  if (kept && boxes.every(({ checked, defaultChecked }) => checked === defaultChecked))
    for (const [at, box] of boxes.entries()) box.checked = kept[at] === "1";
  try {
    sessionStorage.setItem(key, boxes.map(({ checked }) => (checked ? "1" : "0")).join(""));
  } catch {
    // Then only the page has them.
  }
  for (const list of section.querySelectorAll<HTMLElement>("[data-needed]")) count(list);
  for (const link of section.querySelectorAll<HTMLAnchorElement>("a[data-carries]")) carry(section, link);
}

function count(list: HTMLElement): void {
  const line = list.querySelector("output");
  const asked = list.querySelector<HTMLInputElement>("[data-asked] input");
  const boxes = [...list.querySelectorAll<HTMLInputElement>("li input")];
  const counted = asked && !asked.checked ? boxes.slice(0, -1) : boxes;
  const needed = Math.min(Number(list.dataset["needed"]), counted.length);
  const ticked = counted.filter(({ checked }) => checked).length;
  const sentence = tickedSentence(ticked, counted.length, needed);
  // What is set is announced, even if it is the same.
  if (line && line.textContent !== sentence) line.textContent = sentence;
  line?.toggleAttribute("data-reached", ticked >= needed);
}

/** To the check that the link leads to: what was ticked in all lists that lead there. */
function carry(section: HTMLElement, link: HTMLAnchorElement): void {
  const parts = [...section.querySelectorAll<HTMLElement>("[data-check]")];
  const boxes = parts
    .filter(({ dataset }) => dataset["check"] === link.pathname)
    .flatMap((part) => [...part.querySelectorAll<HTMLInputElement>(":checked[data-carries]")]);
  const ticks = new Set(boxes.flatMap(({ dataset }) => dataset["carries"]?.split(".") ?? []));
  link.setAttribute("href", link.pathname + (ticks.size > 0 ? `#${["ticks", ...ticks].join(".")}` : ""));
}
