import { expect, test } from "vitest";

import routes from "#app/routes.ts";
import { deskUseCases } from "#tests/desk/actions.ts";
import { notOfMembers, useCaseOfIntent } from "#tests/desk/use-case-of-intent.ts";

type Route = (typeof routes)[number];
type Action = { intentsOf: () => Record<string, unknown> };

const flat = (all: readonly Route[]): Route[] => all.flatMap((one) => [one, ...flat(one.children ?? [])]);
const deskFiles = [
  ...new Set(
    flat(routes)
      .filter(({ path }) => path?.startsWith("staff/"))
      .map(({ file }) => file),
  ),
];

async function actionOf(file: string): Promise<Partial<Action> | undefined> {
  const { action } = (await import(/* @vite-ignore */ `#app/${file}`)) as { action?: Partial<Action> };
  return action;
}

async function intentsOf(file: string): Promise<string[]> {
  const action = await actionOf(file);
  return Object.keys(action?.intentsOf?.() ?? {});
}

test("every action of the desk says which forms it takes", async () => {
  const silent: string[] = [];
  for (const file of deskFiles) {
    const action = await actionOf(file);
    if (action && !action.intentsOf) silent.push(file);
  }
  expect(silent).toEqual([]);
  // Loads every page of the desk.
}, 180_000);

test("every form of the desk is in the table of use cases, and nothing else is", async () => {
  const named = (intents: Record<string, readonly string[]>) =>
    Object.entries(intents).flatMap(([file, names]) => names.map((name) => `${file} ${name}`));
  const members = Object.entries(useCaseOfIntent).map(([file, intents]) => [file, Object.keys(intents)]);
  const listed = [...named(Object.fromEntries(members)), ...named(notOfMembers)];
  const found = await Promise.all(
    deskFiles.map(async (file) => (await intentsOf(file)).map((intent) => `${file} ${intent}`)),
  );
  expect(listed.toSorted()).toEqual(found.flat().toSorted());
});

test("the use case behind each form is tried in every role, on own and others’ records", () => {
  const tried = new Set(deskUseCases.map(({ name }) => name));
  const named = Object.values(useCaseOfIntent).flatMap((intents) => Object.values(intents));
  expect(named.filter((name) => !tried.has(name))).toEqual([]);
});
