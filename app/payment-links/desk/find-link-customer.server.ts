import { type Account, accountsNamed, findAccount } from "#app/accounts/search-accounts.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { addressNotConfirmed, linkForOneself, noSuchCustomer } from "#app/payment-links/link-refusals.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

const nameMax = 255;

/** By whole email or username only. */
export async function findLinkCustomer(member: Member, name: string): Promise<Outcome<Account>> {
  if (!mayEver(member.role, "make_link")) return notAllowed;
  const wanted = name.trim();
  if (wanted === "" || wanted.length > nameMax) return noSuchCustomer;
  const [id] = await accountsNamed(db, wanted);
  return id === undefined ? noSuchCustomer : linkCustomer(member, id);
}

export async function linkCustomer(member: Member, id: UserId): Promise<Outcome<Account>> {
  if (!mayEver(member.role, "make_link")) return notAllowed;
  const account = await findAccount(db, id);
  if (!account || account.deletedAt !== null) return noSuchCustomer;
  if (account.id === member.id) return linkForOneself;
  return account.emailVerified ? done(account) : addressNotConfirmed;
}
