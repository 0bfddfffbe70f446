import { expect, test } from "vitest";

import routes from "#app/routes.ts";
import { forbidsForeignScripts, positionAt, widgetsOn } from "#app/support-chat/widget-policy.ts";

test("every page that is no service's, no payment's and not the desk's shows every widget, at the foot", () => {
  const others = pagePaths(routes).filter((path) => !/premium|\/pay\/|payment_link|^\/staff\//.test(path));
  expect(others).toEqual(expect.arrayContaining(["/", "/service/", "/service/cart", "/terms", "/reviews/"]));
  for (const path of others.flatMap((path) => [path.replace(/\/$/, ""), path.replace(/\/?$/, "/")])) {
    const widgets = widgetsOn(path);
    const liveChat = !forbidsForeignScripts(path);
    expect({ path, ...widgets }).toMatchObject({ path, chatModal: true, assistant: true, liveChat });
    expect([320, 480, 720, 768, 1024, 1440].map((width) => positionAt(widgets, width))).toEqual(
      Array.from({ length: 6 }, () => "foot"),
    );
  }
});

test("of the pages in the frame, these are typed or shown secrets on, and no script of others runs beside them", () => {
  const guarded = pagePaths(routes).filter(
    (path) => path.startsWith("/account/") && forbidsForeignScripts(path),
  );
  expect(guarded.map((path) => path.replace(/\/$/, "")).toSorted()).toEqual([
    "/account/change-email",
    "/account/delete",
    "/account/forgotten-password",
    "/account/login",
    "/account/register",
    "/account/reset-password",
    "/account/second-factor",
    "/account/security",
    "/account/security/email",
    "/account/security/password",
    "/account/security/recovery-codes",
    "/account/security/second-factor",
  ]);
});

type Entry = { path?: string; index?: boolean; children?: Entry[] };

function pagePaths(entries: readonly Entry[]): string[] {
  const framed = entries.find(({ children }) => children)?.children ?? [];
  return framed
    .filter(({ path }) => path !== "*")
    .map(({ path = "" }) => `/${path.replace(/:\w+/g, "something")}`);
}
