type Mentionable = { id: string; name: string; firstName: string };

/**
 * Whom a note names after an @: by the whole name, or by a first name that only one of them has. Whatever else stands
 * after an @ stays text.
 */
export function findMentions<Person extends Mentionable>(text: string, people: readonly Person[]): Person[] {
  const named = namesOf(people);
  const found = Array.from(text.matchAll(/(?<![\p{L}\p{M}\p{N}._%+-])@/gu), ({ index }) =>
    personAt(
      text
        .slice(index + 1)
        .normalize("NFC")
        .toLowerCase(),
      named,
    ),
  );
  return [...new Set(found.filter((person) => person !== null))];
}

type Named<Person> = readonly (readonly [name: string, person: Person])[];

function personAt<Person>(rest: string, named: Named<Person>): Person | null {
  const [, person = null] =
    named.find(([name]) => rest.startsWith(name) && !goesOn(rest.slice(name.length))) ?? [];
  return person;
}

function goesOn(rest: string): boolean {
  return /^[\p{L}\p{M}\p{N}]/u.test(rest);
}

/** The longest first; without names that more than one of them has. */
function namesOf<Person extends Mentionable>(people: readonly Person[]): Named<Person> {
  const byName = Map.groupBy(
    people.flatMap((person) =>
      [...new Set([person.name, person.firstName])].map((name) => ({
        name: name.normalize("NFC").toLowerCase(),
        person,
      })),
    ),
    ({ name }) => name,
  );
  return [...byName]
    .flatMap(([name, [first, other]]) =>
      name !== "" && first && !other ? [[name, first.person] as const] : [],
    )
    .toSorted(([one], [two]) => two.length - one.length);
}
