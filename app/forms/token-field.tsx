import { formTokenField } from "#app/forms/sent-fields.ts";

export function TokenField({ token }: { token: string | undefined }) {
  return <input type="hidden" name={formTokenField} value={token} />;
}
