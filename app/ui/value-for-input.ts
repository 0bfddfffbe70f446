const day = String.raw`\d{4,}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const clock = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?`;
const shapes: Record<string, RegExp> = {
  date: new RegExp(`^${day}$`),
  "datetime-local": new RegExp(`^${day}T${clock}$`),
  number: /^-?(\d+(\.\d+)?|\.\d+)(e[-+]?\d+)?$/i,
};

/** The HTML standard forbids values that an input of this type cannot show; browsers leave it empty. */
export function valueForInput<Value extends string | number | readonly string[] | undefined>(
  type = "text",
  value: Value,
): Value | undefined {
  const shape = shapes[type];
  return !shape || shape.test(String(value)) ? value : undefined;
}
