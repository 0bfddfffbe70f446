const password = /password/i;

/** A form's fields of these names: text without space around it and without NUL, which the database takes nowhere.
 * A field for files in which none was chosen sends an empty one, which is left out. */
export function sentFields(form: FormData, names: readonly string[]): FormData {
  const fields = new FormData();
  for (const name of names) {
    for (const value of form.getAll(name)) if (!isNoFile(value)) fields.append(name, clean(name, value));
  }
  return fields;
}

/** The text that was sent, for the fields to show again; of passwords and of what else is secret nothing. */
export function typedValues(form: FormData, secrets: readonly string[] = []): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const name of new Set(form.keys())) {
    if (name === "csrfmiddlewaretoken" || password.test(name) || secrets.includes(name)) continue;
    const texts = form.getAll(name).filter((value) => typeof value === "string");
    fields[name] = texts.map((text) => text.replaceAll("\0", ""));
  }
  return fields;
}

/** A password may begin and end with a space. */
function clean(name: string, value: FormDataEntryValue): FormDataEntryValue {
  return typeof value !== "string" || password.test(name) ? value : value.replaceAll("\0", "").trim();
}

function isNoFile(value: FormDataEntryValue): boolean {
  return typeof value !== "string" && value.name === "" && value.size === 0;
}
