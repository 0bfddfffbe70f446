import { expect } from "vitest";

import type { Member } from "#app/desk/find-staff.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { openShop } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { hostileTexts, type HostileText } from "#tests/hostile/corpus.ts";
import { markupOf } from "#tests/hostile/escaped.ts";
import { serveSite, type Serve } from "#tests/hostile/serve-site.ts";
import { sitAtDesk } from "#tests/hostile/stand-on-ground.ts";
import { type Browser, signUpVisitor } from "#tests/setup/visit-site.ts";

export type Site = {
  serve: Serve;
  read: (browser: Browser, path: string) => Promise<string>;
  owner: Browser;
  manager: Member;
  customer: Browser;
  user: CurrentUser;
};

export async function openSite(): Promise<Site> {
  await openShop();
  const [serve, owner, manager, { browser: customer, user }] = await Promise.all([
    serveSite(),
    sitAtDesk(),
    makeMember("manager"),
    signUpVisitor(),
  ]);
  return { serve, read: (browser, path) => readPage(serve, browser, path), owner, manager, customer, user };
}

async function readPage(serve: Serve, browser: Browser, path: string): Promise<string> {
  const answer = await serve(browser.request(path));
  const page = await answer.text();
  expect(answer.status, path).toBe(200);
  return page;
}

/** Every `oneIn`th text, and every `oneTagIn`th that begins with a tag. */
export function fewTexts(oneIn: number, oneTagIn = oneIn): HostileText[] {
  return hostileTexts.filter(
    ({ text }, index) => index % oneIn === 0 || (/^<\w/.test(text) && index % oneTagIn === 0),
  );
}

export function expectDrawnAsTexts(
  pages: readonly string[],
  usual: readonly string[],
  texts: readonly HostileText[],
): void {
  for (const [at, page] of pages.entries()) {
    expect(escaped.test(page), `page ${at + 1} shows what was written`).toBe(true);
    for (const { name, text } of texts) expect(markupOf(text, page, usual[at]), name).toEqual([]);
  }
}

export const escaped = /&lt;\w[^<]*__hacked/;
