import { expect, test } from "vitest";

import { AnswerReader } from "#bench/load/answer-reader.ts";

const sized = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello";
const chunked =
  "HTTP/1.1 404 Not Found\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\nA\r\n0123456789\r\n0\r\n\r\n";
const held = "HTTP/1.1 304 Not Modified\r\ncontent-length: 900\r\netag: x\r\n\r\n";

test.each([
  ["with a length", sized, 200],
  ["in chunks", chunked, 404],
  ["without a body", held, 304],
])("an answer %s is whole with its last byte and not before, however it is cut", (_how, text, status) => {
  const bytes = Buffer.from(text);
  for (let cut = 1; cut < bytes.length; cut += 1) {
    const reader = new AnswerReader();
    for (let again = 0; again < 2; again += 1) {
      expect(reader.take(bytes.subarray(0, cut))).toBeNull();
      expect(reader.take(bytes.subarray(cut))).toMatchObject({ status, bytes: bytes.length });
    }
  }
});

test("of a failure its beginning is kept, to be told", () => {
  const answer = new AnswerReader().take(Buffer.from(chunked));
  expect(answer?.start).toContain("hello");
  expect(new AnswerReader().take(Buffer.from(sized))?.start).toBe("");
});
