import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainLine } from "#app/platform/plain-text.ts";

export const viewNameMax = 60;

export function readViewName(typed: string): Outcome<string> {
  const name = plainLine(typed);
  if (name === "") return wrong("Give the view a name.");
  return name.length > viewNameMax ? wrong(`At most ${viewNameMax} characters.`) : done(name);
}

function wrong(message: string) {
  return refuse({ code: "invalid_name", message, status: 422, field: "name" });
}
