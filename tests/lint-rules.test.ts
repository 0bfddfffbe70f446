import { execFile, execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { faults } from "#tests/lint-faults.ts";

type Report = {
  diagnostics: { message: string; help?: string; code: string; filename: string }[];
};

const root = resolve(import.meta.dirname, "..");
const oxlint = join(root, "node_modules/.bin/oxlint");
const tree = mkdtempSync(join(tmpdir(), "landfall-lint-"));
let planted: Report;

beforeAll(async () => {
  const path = `import { href } from "react-router";\nexport const pricePath = href("/staff");\n`;
  write("app/pricing/price-path.ts", path);
  write("app/content/small-print/terms.ts", `export const terms = 1;\n${"// line\n".repeat(251)}`);
  write("oxlint.config.ts", `export { default } from ${JSON.stringify(join(root, "oxlint.config.ts"))};\n`);
  write("package.json", readFileSync(join(root, "package.json"), "utf8"));
  write("tsconfig.json", JSON.stringify({ compilerOptions: { ...strict }, include: ["app"] }));
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
  for (const { files } of Object.values(faults)) {
    for (const [path, text] of Object.entries(files)) write(path, text);
  }
  planted = await lint(tree);
}, 30_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.each(Object.entries(faults))("the check reports %s, in a sentence", (_name, { files, says }) => {
  const [culprit] = Object.keys(files);
  const answers = planted.diagnostics.filter(({ filename }) => filename === culprit);
  expect(answers.map(({ message, help }) => `${message} ${help ?? ""}`)).toContainEqual(
    expect.stringContaining(says),
  );
});

test("a file that keeps the rules is not reported", async () => {
  const kept = ["app/pricing/price.ts", "app/pricing/price-path.ts", "app/content/small-print/terms.ts"];
  expect(planted.diagnostics.filter(({ filename }) => kept.includes(filename))).toEqual([]);
});

test("the check reads the whole project, so silence means something", () => {
  const read = new Set(execFileSync(oxlint, ["--debug=files"], { cwd: root, encoding: "utf8" }).split("\n"));
  const written = globSync("{app,bench,db,scripts,simulator,tests}/**/*.{ts,tsx}", { cwd: root });
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter((path) => !read.has(path.replaceAll("\\", "/")))).toEqual([]);
});

const strict = { strict: true, module: "nodenext", moduleResolution: "nodenext", noEmit: true };

function write(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

/** The linter's exit code only says whether there are faults. */
function lint(folder: string): Promise<Report> {
  return new Promise((done, fail) => {
    const settings = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
    execFile(oxlint, ["--format=json"], settings, (error, stdout, stderr) => {
      try {
        done(JSON.parse(stdout) as Report);
      } catch {
        fail(new Error(`The linter did not report: ${stdout.slice(0, 2_000)}${stderr}`, { cause: error }));
      }
    });
  });
}
