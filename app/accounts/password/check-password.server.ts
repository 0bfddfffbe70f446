import { auth } from "#app/accounts/auth.server.ts";
import { countGuess, guessedRight } from "#app/accounts/sign-in/limit-guesses.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

/** Asked again before risky actions, because a browser may be left open. Counts the attempts. */
export async function checkPassword(userId: UserId, password: string): Promise<Outcome<void>> {
  if (password === "") return refused("Enter your password.");
  const allowed = await countGuess("password", userId);
  if (!allowed.ok) return allowed;
  if (!(await isPasswordOf(userId, password))) return refused("This is not your password.");
  await guessedRight("password", userId);
  return done(undefined);
}

async function isPasswordOf(userId: UserId, password: string): Promise<boolean> {
  const { internalAdapter, password: passwords } = await auth().$context;
  const accounts = await internalAdapter.findAccounts(userId);
  const hash = accounts.find(({ providerId }) => providerId === "credential")?.password;
  return hash ? passwords.verify({ hash, password }) : false;
}

function refused(message: string) {
  return refuse({ code: "wrong_password", message, status: 422, field: "password" });
}
