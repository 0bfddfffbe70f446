import type { Page } from "@playwright/test";

export const dock = (page: Page) => page.getByRole("complementary", { name: "Help" });

/** The dock reacts in pauses of scrolling, then fades. */
export async function scrollAndPause(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
    const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    const before = scrollY;
    scrollTo({ top: y, behavior: "instant" });
    if (scrollY !== before) await scrolled;
    await pause();
    await Promise.all(document.getAnimations().map((change) => change.finished.catch(() => null)));
  }, top);
}
