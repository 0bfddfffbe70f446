import { HtmlValidate, StaticConfigLoader } from "html-validate";

import { ownRules } from "#tests/pages/html-rules.ts";

/** Rules of the HTML standard only, no matters of taste. */
const settings = new StaticConfigLoader({
  root: true,
  extends: ["html-validate:standard"],
  plugins: [ownRules],
  elements: [
    "html5",
    {
      // SVG and social cards have their own standards.
      svg: { attributes: { "*": {} } },
      meta: { attributes: { media: {}, property: {} } },
      iframe: { attributes: { allow: {}, sandbox: {} } },
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

// Parsed once: doing it per page takes a third of the time.
const settled = settings.getConfigFor("page.html");
settings.getConfigFor = () => settled;
const checker = new HtmlValidate(settings);

export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
