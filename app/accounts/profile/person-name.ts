export type NamedPerson = { firstName: string; lastName: string };

/** A whole name on one line. Null is a deleted account. */
export function fullName(person: NamedPerson | null | undefined): string {
  return person ? `${person.firstName} ${person.lastName}` : "Deleted customer";
}
