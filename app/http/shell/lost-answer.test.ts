import { UNSAFE_decodeViaTurboStream } from "react-router";
import { expect, test } from "vitest";

import { lostAnswer } from "#app/http/shell/lost-answer.ts";

test("the router reads what a lost form is answered, with what was typed and without passwords", async () => {
  const sent = new URLSearchParams([
    ["intent", "sign_up"],
    ["first_name", "Meera"],
    ["tag", "one"],
    ["tag", "two"],
    ["password", "three calm words"],
  ]);
  const answer = lostAnswer(sent);
  const decoded = await UNSAFE_decodeViaTurboStream(answer.body!, globalThis as never);
  expect(decoded.value).toEqual({
    data: {
      intent: "sign_up",
      fields: { intent: ["sign_up"], first_name: ["Meera"], tag: ["one", "two"] },
      errors: {},
      message: expect.stringContaining("The connection was lost"),
    },
  });
});
