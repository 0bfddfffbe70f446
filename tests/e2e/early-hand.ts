import { expect, type Page, type Request } from "@playwright/test";

export const processorRates = [1, 4, 6] as const;
export const afterPaintMs = [0, 100, 250, 500] as const;

/** CSS selectors, because it runs inside the page. */
export type Action = {
  within: string;
  choose: Record<string, string | true>;
  press: string;
  sends: string;
};

export type Actions = {
  /** At the moment of the press. An empty box is "". */
  shown: Record<string, string>;
  sent: Record<string, string>;
};

export async function slowProcessor(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Holds back scripts: until then the browser alone handles presses. */
export async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await scripts.promise;
    // The page may be gone by then.
    await route.continue().catch(() => {});
  });
  return () => scripts.resolve();
}

/** On a busy machine React runs effects long after it has drawn. From when the selector is there, they wait this long. */
export async function delayEffects(page: Page, selector: string, delayMs: number): Promise<void> {
  await page.addInitScript(
    ({ there, wait }) => {
      // React's scheduler runs by messages to itself.
      const post = Object.getOwnPropertyDescriptor(MessagePort.prototype, "postMessage")?.value as () => void;
      MessagePort.prototype.postMessage = function (...message: unknown[]) {
        const send = () => Reflect.apply(post, this, message);
        if (document.querySelector(there)) setTimeout(send, wait);
        else send();
      };
    },
    { there: selector, wait: delayMs },
  );
}

/** Acts this long after the first paint, scripts or not. A control that shows it is waiting is pressed once ready. */
export async function actEarly(page: Page, path: string, action: Action, delayMs: number): Promise<Actions> {
  const sent = sentWith(page, action);
  const mark = crypto.randomUUID();
  await page.addInitScript(handInPage, { action, delayMs, mark });
  await page.goto(path, { waitUntil: "commit" });
  const shown = JSON.parse(await noteOf(page, mark)) as Actions["shown"];
  return { shown, sent: await sent };
}

/** In a cookie, which survives the page; no server gets it. */
async function noteOf(page: Page, mark: string): Promise<string> {
  const address = `http://127.0.0.1:${process.env["JOURNEY_PORT"]}/by-hand`;
  let note: string | undefined;
  const look = async () => {
    const cookies = await page.context().cookies(address);
    note = cookies.find(({ name }) => name === mark)?.value;
    return note !== undefined;
  };
  await expect.poll(look, { timeout: 60_000, intervals: [50] }).toBe(true);
  return decodeURIComponent(note ?? "");
}

export async function actWithoutScripts(page: Page, path: string, action: Action): Promise<Actions> {
  await page.goto(path);
  const part = page.locator(action.within);
  for (const [name, value] of Object.entries(action.choose)) {
    const field = part.locator(`[name="${name}"]`);
    if (value === true) await field.check();
    else if ((await field.first().getAttribute("type")) === "radio") {
      await part.locator(`[name="${name}"][value="${value}"]`).check();
    } else if (await field.evaluate((element) => element.tagName === "SELECT")) {
      await field.selectOption(value);
    } else await field.fill(value);
  }
  const shown = await part.evaluate(fieldsShown);
  const sent = sentWith(page, action);
  await part.locator("button, a").filter({ hasText: action.press }).first().click();
  return { shown, sent: await sent };
}

async function sentWith(page: Page, { sends }: Action): Promise<Record<string, string>> {
  const request = await page.waitForRequest((one) => sends in fieldsOf(one), { timeout: 60_000 });
  return fieldsOf(request);
}

function fieldsOf(request: Request): Record<string, string> {
  const { searchParams } = new URL(request.url());
  return Object.fromEntries([...searchParams, ...new URLSearchParams(request.postData() ?? "")]);
}

/** Runs in the page. */
function fieldsShown(part: Element): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const field of part.querySelectorAll<HTMLInputElement>("input[name], select[name], textarea[name]")) {
    if (field.type === "hidden" || field.getClientRects().length === 0) continue;
    const toggles = field.type === "checkbox" || field.type === "radio";
    if (!toggles || field.checked) shown[field.name] = field.value;
    else shown[field.name] ??= "";
  }
  return shown;
}

/** Runs in the page before its scripts, so it can use nothing from outside. */
function handInPage({ action, delayMs, mark }: { action: Action; delayMs: number; mark: string }): void {
  if (sessionStorage.getItem("hand") === mark) return;
  sessionStorage.setItem("hand", mark);

  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    setTimeout(() => void act(), delayMs);
  }).observe({ type: "paint", buffered: true });

  const pause = () => new Promise((resolve) => setTimeout(resolve, 10));

  async function act() {
    for (const [name, value] of Object.entries(action.choose)) {
      const all = `${action.within} [name="${name}"]`;
      const field = await found(() => {
        const fields = [...document.querySelectorAll<HTMLInputElement>(all)];
        return fields.find((one) => one.type !== "radio" || one.value === value);
      });
      if (value === true || field.type === "radio") {
        if (!field.checked) field.click();
      } else write(field, value);
      await pause();
    }
    const control = await found(() => {
      const controls = document.querySelectorAll<HTMLElement>(`${action.within} :is(button, a)`);
      return [...controls].find((one) => one.textContent.includes(action.press) && !waits(one));
    });
    await pressedWith(control);
  }

  async function pressedWith(control: HTMLElement) {
    const shown: Record<string, string> = {};
    const part = document.querySelector(action.within);
    for (const field of part?.querySelectorAll<HTMLInputElement>(
      "input[name], select[name], textarea[name]",
    ) ?? []) {
      if (field.type === "hidden" || field.getClientRects().length === 0) continue;
      const toggles = field.type === "checkbox" || field.type === "radio";
      if (!toggles || field.checked) shown[field.name] = field.value;
      else shown[field.name] ??= "";
    }
    document.cookie = `${mark}=${encodeURIComponent(JSON.stringify(shown))}; path=/by-hand`;
    control.click();
  }

  /** Uses the native setter, as typing does: React overrides the field's own. */
  function write(field: HTMLInputElement, value: string) {
    const proto = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(proto, "value")?.set?.call(field, value);
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }

  function waits(control: HTMLElement): boolean {
    return control.matches("[disabled], [aria-disabled='true'], [inert] *");
  }

  async function found<T>(look: () => T | undefined): Promise<T> {
    for (;;) {
      const it = look();
      if (it) return it;
      await pause();
    }
  }
}

export type Act = { selector: string; value?: string };

/** On a slowed processor, scripts or not. Resolves once it has acted. */
export async function actAfterFirstPaint(
  page: Page,
  path: string,
  { slower, afterMs, acts }: { slower: number; afterMs: number; acts: Act[] },
): Promise<void> {
  await slowProcessor(page, slower);
  const once = `acted-${crypto.randomUUID()}`;
  await page.addInitScript(
    ({ pathname, wait, todo, key }) => {
      if (window.location.pathname !== pathname || sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, "1");
      const act = ({ selector, value }: { selector: string; value?: string }) => {
        const element = document.querySelector<HTMLElement>(selector);
        if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
          if (value === undefined) return element.click();
          const kind = element instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
          Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(element, value);
          element.dispatchEvent(new Event("input", { bubbles: true }));
          element.dispatchEvent(new Event("change", { bubbles: true }));
        } else element?.click();
      };
      const begin = () => {
        const painted = performance.getEntriesByName("first-contentful-paint").length > 0;
        const there = todo.every(({ selector }) => document.querySelector(selector));
        if (!painted || !there) return requestAnimationFrame(begin);
        return setTimeout(() => {
          document.cookie = `${key}=1; path=/by-hand`;
          todo.forEach(act);
        }, wait);
      };
      begin();
    },
    { pathname: new URL(path, "http://site.invalid").pathname, wait: afterMs, todo: acts, key: once },
  );
  await page.goto(path, { waitUntil: "commit" });
  await noteOf(page, once);
}
