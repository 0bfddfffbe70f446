import { fullName, type NamedPerson } from "#app/accounts/profile/person-name.ts";

/** `name` is null for the reader's own approval; `amount` in old rows. */
type FirstAgreed = { name: NamedPerson | null | undefined; amount: string | null; counts: boolean };

export function firstAgreedText({ name, amount, counts }: FirstAgreed): string {
  const who = name === null ? "You have" : `${fullName(name)} has`;
  const to = amount === null ? "" : ` to give ${amount} back`;
  const then = counts
    ? "It takes one more colleague, who sees the same."
    : "That is no more what comes back, so it does not count: two have to agree to what comes back now.";
  return `${who} agreed${to}. ${then}`;
}
