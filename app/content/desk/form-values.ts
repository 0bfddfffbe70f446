/** What a form shows of a record. */
export type FormValues = Readonly<Record<string, string | number | boolean>>;

export function textOf(values: FormValues): (name: string) => string | undefined {
  return (name) => (Object.hasOwn(values, name) ? String(values[name]) : undefined);
}
