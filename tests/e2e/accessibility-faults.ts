import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Page } from "@playwright/test";
import type * as axeCore from "axe-core";

import { layOutAll } from "#tests/e2e/journey.ts";

const packages = createRequire(import.meta.url);
const axeSource = readFileSync(
  createRequire(packages.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Loads axe once and asks only for violations, because full results are slow. Skips frames: they are other sites. */
export async function accessibilityFaults(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  await settle(page);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const options: axeCore.RunOptions = { resultTypes: ["violations"], iframes: false };
    if (only) options.runOnly = { type: "rule", values: only };
    const { violations }: axeCore.AxeResults = await axe.run(document, options);
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
  }, rules);
}

/** Waits until transitions end: a colour in between is neither. */
async function settle(page: Page): Promise<void> {
  await layOutAll(page);
  await page.evaluate(async () => {
    // A busy machine may draw no frame for long.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1_000);
      });
    await frame();
    await frame();
    const changes = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    // Inherited colours change again after their source.
    for (let under = changes(); under.length > 0; under = changes()) {
      for (const change of under) change.finish();
      await frame();
    }
  });
}
