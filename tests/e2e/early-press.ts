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
