import { describe, type Configuration } from "#app/pricing/configuration.ts";

/** The longest description every gateway takes. */
const charactersMax = 255;

/** `raztext` on the wire, at most 255 characters. */
export function describeAll(configurations: readonly Configuration[], headings: readonly string[]): string {
  const items = configurations.map((configuration, index) => {
    const heading = headings[index] ?? configuration.service;
    const choices = describe(configuration);
    return choices ? `${heading} (${choices})` : heading;
  });
  const text = items.join("; ");
  return text.length <= charactersMax ? text : `${text.slice(0, charactersMax - 1)}…`;
}
