import { data } from "react-router";

/** The posted form. What is no form at all is refused, not taken for a fault of ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}

/** What was typed into a field; a file or nothing counts as empty. */
export function typed(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}
