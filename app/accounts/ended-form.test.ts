import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";

import { keptAs } from "#app/accounts/ended-form.ts";
import { logInFirst, postedByVisitorContext } from "#app/accounts/ended-form.server.ts";

async function thrownFor(fields: Record<string, string | File> | null): Promise<unknown> {
  const context = new RouterContextProvider();
  if (fields) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    context.set(postedByVisitorContext, new Request("http://site.invalid/page", { method: "POST", body }));
  }
  return logInFirst(context, "/page").catch((thrown: unknown) => thrown);
}

test("who only asks for a page logs in and comes back", async () => {
  const thrown = (await thrownFor(null)) as Response;
  expect(thrown.status).toBe(303);
  expect(thrown.headers.get("location")).toBe("/account/login/?next=%2Fpage");
});

test("the words of a form come back, without its token, its passwords, its codes and its files", async () => {
  const sent = {
    csrfmiddlewaretoken: "a.token",
    intent: "notes.write",
    text: "Ten years of roses.",
    new_password: "three calm words",
    code: "123456",
    file: new File(["a page"], "a.txt"),
  };
  expect(await thrownFor(sent)).toMatchObject({
    init: { status: 401 },
    data: {
      to: "/page",
      hadFiles: true,
      hadSecrets: true,
      text: [
        ["intent", "notes.write"],
        ["text", "Ten years of roses."],
      ],
    },
  });
});

test("what is too large is not said back to anybody", async () => {
  expect(await thrownFor({ text: "w".repeat(64 * 1024 + 1) })).toMatchObject({ data: { text: null } });
});

test("a form is looked for in the tab by its own name, so that another of its page does not stand for it", () => {
  const sent = { to: "/staff/work/7?done=taken#notes", text: [["intent", "move"]] as [string, string][] };
  expect(keptAs(sent)).toBe("/staff/work/7 move");
  expect(keptAs({ ...sent, text: null })).toBe("/staff/work/7");
});
