import { defineConfig } from "@playwright/test";

import { freePort } from "#scripts/start/free-port.ts";
import { browserArguments, browserPath } from "#tests/setup/browser.ts";
import { type FontSet, systemFonts } from "#tests/setup/system-fonts.ts";
import { wide } from "#tests/setup/wide.ts";

// Workers read this file again: what the first reading settled travels to them in the environment.
process.env["JOURNEY_PORT"] ??= String(await freePort());
process.env["JOURNEY_SIMULATOR_PORT"] ??= String(await freePort());
process.env["DEMO_PASSWORD"] ??= "a demo password for journeys";
process.env["CHROMIUM_PATH"] ??= await browserPath();

const settingsOf = await systemFonts();

/** A browser that sees these fonts and no others, whatever the machine has. */
function withFonts(set: FontSet) {
  return {
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"]!,
      args: browserArguments,
      env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: settingsOf[set] },
    },
  };
}

/** What depends on the fonts a machine has: whether the page moves when ours arrive. */
const moves = (tag: string) => (wide ? /does not move/ : new RegExp(tag));
/** What another set of fonts looks at, or a wide run alone. */
const elsewhere = wide ? /^$/ : /@dejaVu|@openSans|@wide/;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/setup/journey-server.ts",
  // One more than two cores: while one waits for the server, the others do not.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Recording takes a third of the time, so it is for what fails: that is walked once more, recorded. Whatever comes
  // of it, it has failed.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${process.env["JOURNEY_PORT"]}`,
    screenshot: "only-on-failure",
    trace: "on-first-retry",
    locale: "en-GB",
    // What is not there is named, rather than waited for until the journey's time ends.
    actionTimeout: 30_000,
  },
  projects: [
    { name: "journeys", grepInvert: elsewhere, use: withFonts("desktop") },
    { name: "DejaVu alone", grep: moves("@dejaVu"), use: withFonts("dejaVu") },
    { name: "Open Sans alone", grep: moves("@openSans"), use: withFonts("openSans") },
  ],
});
