import { expect, test } from "vitest";

import { type FocusPlace, keyActionOf } from "#app/desk/list/key-action.ts";

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const press = (key: string, focus: FocusPlace, held = {}) => keyActionOf({ ...plain, key, ...held }, focus);

test.each([
  ["j", "elsewhere", "next"],
  ["k", "elsewhere", "previous"],
  ["ArrowDown", "row", "next"],
  ["ArrowUp", "in-row", "previous"],
  ["Enter", "row", "open"],
  ["x", "row", "choose"],
  ["X", "in-row", "choose-range"],
  ["Escape", "in-row", "clear"],
  ["?", "elsewhere", "legend"],
] as const)("%s with the focus %s is %s", (key, focus, action) => {
  expect(press(key, focus)).toBe(action);
});

test.each([
  ["ArrowDown", "elsewhere", "it scrolls the page"],
  ["Enter", "in-row", "it presses what has the focus"],
  ["x", "elsewhere", "no row is meant"],
  ["a", "row", "it is no key of the list"],
] as const)("%s with the focus %s is left alone: %s", (key, focus, _why) => {
  expect(press(key, focus)).toBeNull();
});

test("in a field letters are letters, and with Ctrl, Alt or Meta they belong to the browser", () => {
  for (const key of ["j", "k", "x", "?", "Escape", "Enter"]) {
    expect(press(key, "typing"), key).toBeNull();
    for (const held of ["ctrlKey", "metaKey", "altKey"])
      expect(press(key, "row", { [held]: true })).toBeNull();
  }
});
