import type { Page } from "@playwright/test";

/** Keeps a page's scripts back until they are let in: what is pressed until then is the browser's alone. */
export async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await scripts.promise;
    // The page that asked may be gone by then.
    await route.continue().catch(() => {});
  });
  return () => scripts.resolve();
}

/** What a hand does on a page: a box ticked, a field filled, a button pressed. Each by a selector. */
export type Act = { selector: string; value?: string };

/**
 * Opens a page on a processor that is so many times slower, and acts on it so long after its first paint, whether its
 * scripts have woken by then or not. Comes back once it has acted.
 */
export async function actAfterFirstPaint(
  page: Page,
  path: string,
  { slower, afterMs, acts }: { slower: number; afterMs: number; acts: Act[] },
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const once = `acted-${crypto.randomUUID()}`;
  const acted = Promise.withResolvers<void>();
  await page.exposeFunction(once, acted.resolve);
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
          void (window as unknown as Record<string, () => Promise<void>>)[key]?.();
          todo.forEach(act);
        }, wait);
      };
      begin();
    },
    { pathname: new URL(path, "http://site.invalid").pathname, wait: afterMs, todo: acts, key: once },
  );
  await page.goto(path, { waitUntil: "commit" });
  await acted.promise;
}
