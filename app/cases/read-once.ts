/** For what several parts of a page ask of the same item, as it was found for that page. */
export function readOnce<Found extends object, Read>(
  read: (found: Found) => Promise<Read>,
): (found: Found) => Promise<Read> {
  const reading = new WeakMap<Found, Promise<Read>>();
  return (found) => {
    const known = reading.get(found) ?? read(found);
    reading.set(found, known);
    return known;
  };
}
