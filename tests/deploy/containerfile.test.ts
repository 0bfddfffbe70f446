import { existsSync, readFileSync } from "node:fs";

import { DockerfileParser, type Instruction } from "dockerfile-ast";
import { expect, test } from "vitest";

import { knownNames } from "#scripts/commands/config-check/check-settings.ts";

const recipe = DockerfileParser.parse(readFileSync("deploy/Containerfile", "utf8"));
const instructions = recipe.getInstructions();
const argumentsOf = (keyword: string): string[] =>
  instructions.filter((one) => one.getKeyword() === keyword).map((one) => one.getArgumentsContent() ?? "");
const last = (keyword: string): Instruction | undefined =>
  instructions.findLast((one) => one.getKeyword() === keyword);
const pinned = (JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: { node: string } })
  .dependencies.node;

test("both stages have the version of Node that the site is made for", () => {
  const images = recipe.getFROMs().map((from) => from.getImage());
  const image = `docker.io/library/node:${pinned}-bookworm-slim`;
  expect(images).toEqual([image, image]);
});

test("it sets only what the settings know, and nothing secret", () => {
  const names = recipe.getENVs().flatMap((env) => env.getProperties().map((one) => one.getName()));
  expect(names).toEqual(expect.arrayContaining(["NODE_ENV", "FILES_DIR", "STOP_NOTICE_SECONDS"]));
  expect(names.filter((name) => !knownNames.has(name))).toEqual([]);
  expect(names.filter((name) => /SECRET|KEY|PASSWORD|_URL/.test(name))).toEqual([]);
});

test("who runs it is nobody in particular, and owns only the folder of files", () => {
  const [user = ""] = argumentsOf("USER");
  expect(user).toMatch(/^[1-9]\d{4}:[1-9]\d{4}$/);
  expect(instructions.indexOf(last("USER")!)).toBeGreaterThan(instructions.indexOf(last("COPY")!));
  expect(argumentsOf("VOLUME")).toEqual(["/var/lib/landfall"]);
});

test("what it copies is there, and neither tests nor data nor git's own are copied", () => {
  const fromHere = recipe.getCOPYs().filter((copy) => copy.getFlags().length === 0);
  const sources = fromHere.flatMap((copy) => (copy.getArgumentsContent() ?? "").split(" ").slice(0, -1));
  expect(sources.filter((path) => !existsSync(path))).toEqual([]);
  expect(sources.filter((path) => /^(\.|tests|bench|docs)/.test(path))).toEqual([]);
});

test("its health is that of /readyz, and it is told to stop as a server is", () => {
  const [check = ""] = argumentsOf("HEALTHCHECK");
  const [, script = ""] = /CMD (\[.*\])$/.exec(check) ?? [];
  const [program, flag, code = ""] = JSON.parse(script) as string[];
  expect([program, flag]).toEqual(["node", "-e"]);
  expect(code).toContain("/readyz");
  expect(argumentsOf("STOPSIGNAL")).toEqual(["SIGTERM"]);
  expect(argumentsOf("CMD")).toEqual(['["node", "server.ts"]']);
});
