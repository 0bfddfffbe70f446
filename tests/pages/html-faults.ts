import { HtmlValidate, StaticConfigLoader } from "html-validate";

import { ownRules } from "#tests/pages/html-rules.ts";

/** The rules of the HTML standard, not of anybody's taste. */
const settings = new StaticConfigLoader({
  root: true,
  extends: ["html-validate:standard"],
  plugins: [ownRules],
  elements: [
    "html5",
    {
      // SVG has a standard of its own, and so have the cards of social networks.
      svg: { attributes: { "*": {} } },
      meta: { attributes: { media: {}, property: {} } },
      iframe: { attributes: { allow: {} } },
    },
  ],
  rules: {
    "missing-doctype": "error",
    "no-missing-references": "error",
    "no-unknown-attributes": "error",
    "no-unknown-elements": "error",
    ...Object.fromEntries(Object.keys(ownRules.rules ?? {}).map((rule) => [rule, "error"])),
  },
});

// Read once: to read them for every page would be a third of the time.
const settled = settings.getConfigFor("page.html");
settings.getConfigFor = () => settled;
const checker = new HtmlValidate(settings);

/** What breaks the HTML standard on a page, each in a line. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
