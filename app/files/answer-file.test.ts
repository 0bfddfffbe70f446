import { globSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { answerFile, answerFramed, answerPicture, answerStream } from "#app/files/answer-file.server.ts";

const bytes = new Uint8Array(Buffer.from("<script>alert(1)</script>"));
const file = { name: 'a"b\r\nc/é.html', type: "text/html; charset=utf-8", bytes };

async function* parts() {
  yield bytes;
}

test.each([
  ["a download", answerFile(file), "attachment", "private, no-store"],
  [
    "what is made while it is sent",
    answerStream({ ...file, parts: parts() }),
    "attachment",
    "private, no-store",
  ],
  ["a preview", answerFramed(file), "inline", "private, no-store"],
  ["a picture", answerPicture(bytes), "inline", "public, max-age=31536000, immutable"],
])("%s runs nothing where it is opened, and says how it is taken and kept", (_words, answer, way, kept) => {
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy.split("; ").slice(0, 2)).toEqual(["sandbox", "default-src 'none'"]);
  expect(policy).not.toContain("allow-");
  expect(answer.headers.get("content-disposition")?.split(";")[0]).toBe(way);
  expect(answer.headers.get("cache-control")).toBe(kept);
});

test("a name cannot leave its header, and is whole for browsers that read UTF-8", () => {
  const said = answerFile(file).headers.get("content-disposition");
  expect(said).toBe("attachment; filename=\"a_b__c__.html\"; filename*=UTF-8''a%22b%0D%0Ac%2F%C3%A9.html");
});

test("no other file of the site answers with a file by itself", () => {
  const sources = globSync("app/**/*.{ts,tsx}").filter((path) => !path.includes(".test."));
  const own = sources.filter((path) => readFileSync(path, "utf8").includes("content-disposition"));
  expect(own.map((path) => path.replaceAll("\\", "/"))).toEqual(["app/files/answer-file.server.ts"]);
  const reading = sources.filter((path) => {
    const text = readFileSync(path, "utf8");
    return /\.read\(|readAvatar\(|readCaseFile\(/.test(text) && text.includes("new Response(");
  });
  expect(reading).toEqual([]);
});
