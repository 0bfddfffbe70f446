import type { Locator, Page } from "@playwright/test";

import { focusFault } from "#tests/e2e/focus-faults.ts";
import { expect, untilAwake } from "#tests/e2e/journey.ts";

/** How somebody at the desk does what a journey says: with the mouse, or with the keyboard alone. */
export type Hand = {
  name: string;
  press: (wanted: Locator) => Promise<void>;
  write: (field: Locator, words: string) => Promise<void>;
  /** A day as 2026-11-20. */
  setDay: (field: Locator, day: string) => Promise<void>;
  choose: (field: Locator, label: string) => Promise<void>;
  check: (box: Locator) => Promise<void>;
  /** In a list of the desk. */
  openRow: (row: Locator) => Promise<void>;
  find: (page: Page, words: string, wanted: RegExp) => Promise<void>;
};

const menu = (page: Page) => page.getByRole("dialog", { name: "Search the desk" });
const option = (page: Page, name: RegExp) => menu(page).getByRole("option", { name }).first();

export const mouse: Hand = {
  name: "the mouse",
  press: (wanted) => wanted.click(),
  write: (field, words) => field.fill(words),
  setDay: (field, day) => field.fill(day),
  choose: async (field, label) => void (await field.selectOption({ label })),
  check: (box) => box.check(),
  openRow: (row) => row.getByRole("link").first().click(),
  async find(page, words, wanted) {
    await untilAwake(page);
    await page.getByRole("button", { name: "Search", exact: true }).first().click();
    await menu(page).getByRole("combobox").fill(words);
    await option(page, wanted).click();
    await expect(menu(page)).toBeHidden();
  },
};

export const keyboard: Hand = {
  name: "the keyboard alone",
  async press(wanted) {
    await reach(wanted);
    await wanted.page().keyboard.press("Enter");
  },
  async write(field, words) {
    await reach(field);
    await field.page().keyboard.press("ControlOrMeta+a");
    await field.page().keyboard.type(words);
    await expect(field).toHaveValue(words);
  },
  async setDay(field, day) {
    await reach(field);
    const keys = field.page().keyboard;
    const [year, month, date] = day.split("-");
    // The order is that of the browser's own language.
    for (const order of [
      [date, month, year],
      [month, date, year],
    ]) {
      await keys.type(order.join(""));
      if ((await field.inputValue()) === day) break;
      for (let part = 0; part < 3; part += 1) await keys.press("ArrowLeft");
    }
    await expect(field).toHaveValue(day);
  },
  async choose(field, label) {
    await expect(field.getByRole("option").filter({ hasText: label })).not.toHaveCount(0);
    const labels = await field.getByRole("option").allInnerTexts();
    const to = labels.findIndex((one) => one.trim() === label);
    expect(to, `${label} is among ${labels.join(", ")}`).toBeGreaterThanOrEqual(0);
    await reach(field);
    const at = () => field.evaluate((element) => (element as HTMLSelectElement).selectedIndex);
    for (let now = await at(); now !== to; now = await step(field, now, at))
      await field.page().keyboard.press(now < to ? "ArrowDown" : "ArrowUp");
  },
  async check(box) {
    if (await box.isChecked()) return;
    await reach(box);
    const isRadio = (await box.getAttribute("type")) === "radio";
    for (let press = 0; press < pressesMax && !(await box.isChecked()); press += 1)
      await box.page().keyboard.press(isRadio ? "ArrowDown" : "Space");
    await expect(box).toBeChecked();
  },
  async openRow(row) {
    await expect(row).toBeVisible();
    await untilAwake(row.page());
    const { keyboard: keys } = row.page();
    for (let press = 0; press < stopsMax; press += 1) {
      await keys.press("j");
      await seeFocus(row.page());
      if (await row.evaluate((element) => element === document.activeElement)) return keys.press("Enter");
    }
    throw new Error(`J does not come to ${row.toString()} in ${stopsMax} presses`);
  },
  async find(page, words, wanted) {
    await untilAwake(page);
    await page.keyboard.press("ControlOrMeta+k");
    await expect(menu(page).getByRole("combobox")).toBeFocused();
    await page.keyboard.type(words);
    // What answers other words opens nothing.
    await expect(menu(page).getByRole("listbox")).toHaveAttribute("aria-busy", "false");
    const hit = option(page, wanted);
    await expect(hit).toBeVisible();
    for (let press = 0; press < stopsMax; press += 1) {
      if ((await hit.getAttribute("aria-selected")) === "true") break;
      await page.keyboard.press("ArrowDown");
    }
    await expect(hit).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeHidden();
  },
};

const stopsMax = 150;
const pressesMax = 5;

/** One press may take a moment to be seen. */
async function step(field: Locator, from: number, at: () => Promise<number>): Promise<number> {
  await expect.poll(at, { message: `an arrow moves ${field.toString()}` }).not.toBe(from);
  return at();
}

/** By Tab or Shift-Tab, whichever is nearer. Each stop on the way is in view, with a ring that shows it. */
async function reach(wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  const page = wanted.page();
  const key = (await isBehind(wanted)) ? "Shift+Tab" : "Tab";
  for (let stop = 0; stop < stopsMax; stop += 1) {
    if (await hasFocus(wanted)) return seeFocus(page);
    await page.keyboard.press(key);
    await seeFocus(page);
  }
  throw new Error(`${key} does not come to ${wanted.toString()} in ${stopsMax} presses`);
}

/** What gives way to the focus takes a moment. After a page's end comes the browser's own bar, where nothing has it. */
async function seeFocus(page: Page): Promise<void> {
  const fault = async () => {
    const found = await focusFault(page);
    return found === "nothing has the focus" ? null : found;
  };
  await expect.poll(fault, { intervals: [0, 50, 100, 200] }).toBeNull();
}

/** A group of radios is one stop: whichever is chosen has the focus for all. */
function hasFocus(wanted: Locator): Promise<boolean> {
  return wanted.evaluate((element) => {
    const { activeElement: focused } = document;
    if (focused === element) return true;
    const isRadio = (one: Element | null): one is HTMLInputElement =>
      one instanceof HTMLInputElement && one.type === "radio";
    return (
      isRadio(element) && isRadio(focused) && focused.name === element.name && focused.form === element.form
    );
  });
}

function isBehind(wanted: Locator): Promise<boolean> {
  return wanted.evaluate((element) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.contains(element)) return false;
    return (focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
}
