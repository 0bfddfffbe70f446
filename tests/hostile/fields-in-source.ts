export type DrawnField = { tag: string; name: string | null };

/** Tags of this file's scan: add new ones that take a name. */
const tags = ["Field", "TextAreaField", "SelectField", "CheckboxField", "ChoiceGroup", "ChoicePill"];
const elements = ["input", "textarea", "select"];

export function drawnFields(source: string): DrawnField[] {
  const opened = new RegExp(`<(${[...tags, ...elements].join("|")})(?=[\\s/>])`, "g");
  const drawn = [...source.matchAll(opened)].map(({ 1: tag = "", index }) => {
    const attributes = attributesAt(source, index + tag.length + 1);
    const name =
      /\bname="([^"]+)"/.exec(attributes)?.[1] ?? /\{\.\.\.\w+\("([^"]+)"\)\}/.exec(attributes)?.[1] ?? null;
    return { tag, name };
  });
  return [...drawn, ...fieldsAbout(source)];
}

function fieldsAbout(source: string): DrawnField[] {
  return [...source.matchAll(/\babout=\{\{([^}]*)\}\}/g)].flatMap(([, about = ""]) =>
    [...about.matchAll(/(\w+)(?=:|,|\s*$)(?::[^,]*)?/g)].map(([, name = null]) => ({
      tag: "PostForm",
      name,
    })),
  );
}

export function namesHandedOn(source: string): string[] {
  return [
    ...source.matchAll(/\w=\{(?:named|field)\("([^"]+)"\)\}|\{\.\.\.(?:named|field)\("([^"]+)"\)\}/g),
  ].map(([, given, spread]) => given ?? spread ?? "");
}

export function namesRead(source: string): { query: string[]; form: string[] } {
  const found = (shape: RegExp) => [...source.matchAll(shape)].map((match) => match[1] ?? "");
  return {
    query: found(/(?:searchParams|query|fields)\??\.(?:get|has|getAll)\("([^"]+)"\)/g),
    form: [
      ...found(/\b(?:typed|text)\(form(?:\.value)?, "([^"]+)"\)/g),
      ...found(/\bform(?:\.value|Data)?\??\.(?:get|has|getAll)\("([^"]+)"\)/g),
    ],
  };
}

/** To the end of the tag, with nested braces. */
function attributesAt(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if (source[at] === "{") depth++;
    if (source[at] === "}") depth--;
    if (source[at] === ">" && depth === 0 && source[at - 1] !== "=") return source.slice(from, at);
  }
  return source.slice(from);
}
