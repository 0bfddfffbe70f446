/** Why a form was refused, and at which of its fields. */
type Problem = { field?: string | null; message: string | null } | null | undefined;

/** Names a form's fields, each with what it holds and why that was refused: `{...named("reason")}`. */
export function namedFields<Values extends object>(values: Values | null | undefined, problem: Problem) {
  return <Name extends keyof Values & string>(name: Name) => ({
    name,
    defaultValue: values?.[name],
    error: problem?.field === name ? problem.message : null,
  });
}
