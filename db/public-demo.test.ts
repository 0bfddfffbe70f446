import { expect, test } from "vitest";

import { publicDemoLines } from "#db/public-demo.ts";

test("the demo on a public address says loudly what it opens, and on one's own machine it need not", () => {
  const said = publicDemoLines("https://demo.example.org").join("\n");
  for (const word of ["WARNING", "Payments are simulated", "/mailbox is closed", "demo sign-ins"]) {
    expect(said).toContain(word);
  }
  for (const own of ["http://127.0.0.1:3000", "http://localhost:3000", "http://[::1]:3000"]) {
    expect(publicDemoLines(own)).toEqual([]);
  }
  expect(publicDemoLines("http://192.168.1.5:3000")).not.toEqual([]);
});
