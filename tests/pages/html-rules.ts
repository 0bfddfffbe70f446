import { definePlugin, type HtmlElement, Rule } from "html-validate";

/** Standard rules the checker lacks. */
export const ownRules = definePlugin({
  name: "own",
  rules: {
    "own/placeholder-option": ruleOf("select[required]", (select) => {
      const first = select.querySelector("option");
      const value = first && (first.getAttributeValue("value") ?? first.textContent.trim());
      return first?.parent?.isSameNode(select) && value === ""
        ? null
        : "a required select begins with an option without a value";
    }),
    "own/option-words": ruleOf("option", (option) =>
      option.getAttributeValue("label") || option.textContent.trim() ? null : "an option has words",
    ),
    "own/input-value": ruleOf("input[value]", (input) => {
      const value = input.getAttributeValue("value") ?? "";
      const form = formsOfValues[input.getAttributeValue("type") ?? ""];
      return value === "" || !form || form.test(value) ? null : `“${value}” is no value of this type`;
    }),
    "own/time": ruleOf("time", (time) => {
      const moment = time.getAttributeValue("datetime") ?? time.textContent.trim();
      return formOfTime.test(moment) ? null : `“${moment}” is no date or time`;
    }),
  },
});

const day = String.raw`\d{4,}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const clock = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?`;
const number = String.raw`-?(\d+(\.\d+)?|\.\d+)([eE][-+]?\d+)?`;
const formsOfValues: Record<string, RegExp> = {
  date: new RegExp(`^${day}$`),
  "datetime-local": new RegExp(`^${day}[T ]${clock}$`),
  time: new RegExp(`^${clock}$`),
  number: new RegExp(`^${number}$`),
  range: new RegExp(`^${number}$`),
};
const formOfTime = new RegExp(
  String.raw`^(${day}|${day}[T ]${clock}(Z|[+-]\d\d:?\d\d)?|${clock}|\d{4}-\d\d|\d{4}|P\S+)$`,
);

function ruleOf(selector: string, faultOf: (element: HtmlElement) => string | null) {
  return class extends Rule {
    setup(): void {
      this.on("dom:ready", ({ document }) => {
        for (const element of document.querySelectorAll(selector)) {
          const fault = faultOf(element);
          if (fault) this.report(element, fault);
        }
      });
    }
  };
}
