export type NamedPerson = { firstName: string; lastName: string };

/** Null is a deleted account. */
export function fullName(person: NamedPerson | null | undefined): string {
  return person ? `${person.firstName} ${person.lastName}` : "Deleted customer";
}
