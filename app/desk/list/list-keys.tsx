import { useEffect, useRef } from "react";

import { type FocusPlace, keyActionOf } from "#app/desk/list/key-action.ts";
import { KeysLegend, type KeysLine } from "#app/desk/list/keys-legend.tsx";
import { useKeysSetting } from "#app/desk/list/keys-setting.tsx";

/** Moves through the rows by keys, for whoever has left them on. Without a script the rows are links and boxes. */
export function ListKeys() {
  const legend = useRef<HTMLDivElement>(null);
  const isOn = useKeysSetting();
  const anchor = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    function press(event: KeyboardEvent): void {
      const list = document.querySelector<HTMLElement>("[data-rows]");
      if (!list || event.defaultPrevented || event.isComposing) return;
      const action = keyActionOf(event, placeOf(event.target, list));
      if (action === null) return;
      const row = rowOf(document.activeElement, list);
      switch (action) {
        case "next":
        case "previous":
          moveFocus(list, row, action === "next" ? 1 : -1);
          break;
        case "open":
          row?.querySelector<HTMLAnchorElement>("a[href]")?.click();
          break;
        case "choose":
          boxOf(row)?.click();
          anchor.current = row;
          break;
        case "choose-range":
          chooseRange(list, anchor.current, row);
          break;
        case "clear":
          if (!clearAll(list)) return;
          break;
        case "legend":
          legend.current?.togglePopover();
      }
      event.preventDefault();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
  return <KeysLegend legend={legend} lines={legendLines} legendKey="?" />;
}

const legendLines: readonly KeysLine[] = [
  [["j", "k"], "Next row, row before"],
  [["Enter"], "Open the row"],
  [["x"], "Choose the row"],
  [["Shift", "x"], "Choose all rows since the last one chosen"],
  [["Esc"], "Choose none"],
  [["?"], "Show these keys"],
];

function placeOf(target: EventTarget | null, list: HTMLElement): FocusPlace {
  if (!(target instanceof HTMLElement)) return "elsewhere";
  const isBox = target instanceof HTMLInputElement && target.type === "checkbox";
  const takesLetters = target.isContentEditable || target.matches("input, textarea, select");
  if ((takesLetters && !isBox) || target.closest("dialog")) return "typing";
  const row = rowOf(target, list);
  if (row === null) return "elsewhere";
  return row === target ? "row" : "in-row";
}

function rowOf(element: Element | null, list: HTMLElement): HTMLElement | null {
  const row = element?.closest<HTMLElement>("tbody tr") ?? null;
  return row && list.contains(row) ? row : null;
}

function rowsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("tbody tr")];
}

function boxOf(row: HTMLElement | null): HTMLInputElement | null {
  return row?.querySelector<HTMLInputElement>('input[type="checkbox"]') ?? null;
}

function moveFocus(list: HTMLElement, from: HTMLElement | null, by: 1 | -1): void {
  const all = rowsOf(list);
  const at = from ? all.indexOf(from) + by : 0;
  const row = all[Math.min(Math.max(at, 0), all.length - 1)];
  if (!row) return;
  row.tabIndex = -1;
  row.focus();
}

function chooseRange(list: HTMLElement, from: HTMLElement | null, to: HTMLElement | null): void {
  const all = rowsOf(list);
  if (!to) return;
  const ends = [from && all.includes(from) ? all.indexOf(from) : all.indexOf(to), all.indexOf(to)];
  for (const row of all.slice(Math.min(...ends), Math.max(...ends) + 1)) {
    const box = boxOf(row);
    if (box) box.checked = true;
  }
}

function clearAll(list: HTMLElement): boolean {
  const chosen = list.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]:checked');
  for (const box of chosen) box.checked = false;
  return chosen.length > 0;
}
