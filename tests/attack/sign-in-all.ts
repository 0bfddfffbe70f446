import type { AttackServer } from "#tests/attack/attack-server.ts";
import { Visitor } from "#tests/attack/visitor.ts";
import { oneTimeCode } from "#tests/setup/one-time-code.ts";

/** By username. Whoever works at the desk has set up the second step and given a code. */
export async function signInAll(
  target: AttackServer,
  usernames: readonly string[],
): Promise<Map<string, Visitor>> {
  const visitors = new Map<string, Visitor>();
  for (const username of usernames) {
    const visitor = await signIn(target, username);
    if (username.startsWith("desk-")) await setUpSecondStep(visitor, target.password);
    visitors.set(username, visitor);
  }
  return visitors;
}

async function signIn({ url, password }: AttackServer, username: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  const body = JSON.stringify({ username, password });
  const { status, text } = await visitor.post("/api/auth/sign-in/username", body, "application/json");
  if (status !== 200) throw new Error(`${username} could not sign in: ${status} ${text}`);
  return visitor;
}

const setUpPath = "/account/security/second-factor";

async function setUpSecondStep(visitor: Visitor, password: string): Promise<void> {
  const csrfmiddlewaretoken = await visitor.formToken(setUpPath);
  const send = (fields: Record<string, string>) =>
    visitor.post(setUpPath, new URLSearchParams({ ...fields, csrfmiddlewaretoken }).toString());
  const { text } = await send({ intent: "begin", password });
  const [, secret = ""] = /name="secret" value="([^"]+)"/.exec(text) ?? [];
  const { status } = await send({ intent: "confirm", secret, code: oneTimeCode(secret) });
  if (status !== 303) throw new Error(`The second step could not be set up: ${status}`);
}
