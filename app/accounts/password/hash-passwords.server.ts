import { hashPassword, verifyPassword } from "better-auth/crypto";

import { fewAtOnce } from "#app/platform/few-at-once.server.ts";

/** Each takes 32 MB while it runs, and one of Node's four threads, which also compress pages and read files. */
const run = fewAtOnce(2);

export const passwordHashes = {
  hash: (password: string) => run(() => hashPassword(password)),
  verify: (known: { hash: string; password: string }) => run(() => verifyPassword(known)),
};
