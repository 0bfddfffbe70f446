/** Spec section 7. */
export const formTokenField = "csrfmiddlewaretoken";

const password = /password/i;

/** Trims, removes NUL, which Postgres rejects, and skips the empty file sent when none is chosen. */
export function sentFields(form: FormData, names: readonly string[]): FormData {
  const fields = new FormData();
  for (const name of names) {
    for (const value of form.getAll(name)) if (!isNoFile(value)) fields.append(name, clean(name, value));
  }
  return fields;
}

/** Without passwords and other secrets. */
export function typedValues(form: FormData, secrets: readonly string[] = []): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const name of new Set(form.keys())) {
    if (name === formTokenField || password.test(name) || secrets.includes(name)) continue;
    const texts = form.getAll(name).filter((value) => typeof value === "string");
    fields[name] = texts.map((text) => text.replaceAll("\0", ""));
  }
  return fields;
}

/** Passwords may begin or end with a space. */
function clean(name: string, value: FormDataEntryValue): FormDataEntryValue {
  return typeof value !== "string" || password.test(name) ? value : value.replaceAll("\0", "").trim();
}

function isNoFile(value: FormDataEntryValue): boolean {
  return typeof value !== "string" && value.name === "" && value.size === 0;
}
