type Press = {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
};

/** Where the focus is: in a field that takes letters, on a row itself, on something in a row, or elsewhere. */
export type FocusPlace = "typing" | "row" | "in-row" | "elsewhere";

type KeyAction = "next" | "previous" | "open" | "choose" | "choose-range" | "clear" | "legend";

/** Arrows scroll the page, and Enter presses what has the focus, unless a row has it. */
export function keyActionOf(press: Press, focus: FocusPlace): KeyAction | null {
  if (focus === "typing" || press.ctrlKey || press.metaKey || press.altKey) return null;
  const isAtRow = focus === "row" || focus === "in-row";
  switch (press.key) {
    case "j":
      return "next";
    case "k":
      return "previous";
    case "ArrowDown":
      return isAtRow ? "next" : null;
    case "ArrowUp":
      return isAtRow ? "previous" : null;
    case "Enter":
      return focus === "row" ? "open" : null;
    case "x":
      return isAtRow ? "choose" : null;
    case "X":
      return isAtRow ? "choose-range" : null;
    case "Escape":
      return "clear";
    case "?":
      return "legend";
    default:
      return null;
  }
}
