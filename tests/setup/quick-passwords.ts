import { createHash } from "node:crypto";
import { afterAll, beforeAll } from "vitest";

import { auth } from "#app/accounts/auth.server.ts";

/** Skips slow password hashing, for tests about other things. */
export function withQuickPasswords(): void {
  let undo = () => {};
  beforeAll(async () => {
    const { password: passwords } = await auth().$context;
    const { hash, verify } = passwords;
    passwords.hash = async (password) => quick(password);
    passwords.verify = async (given) => given.hash === quick(given.password);
    undo = () => void Object.assign(passwords, { hash, verify });
  });
  afterAll(() => undo());
}

const quick = (password: string) => createHash("sha256").update(password).digest("hex");
