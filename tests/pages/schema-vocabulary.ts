import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Read from the types of `schema-dts`, so no test needs the network. */
export function schemaVocabulary(): { "@graph": object[] } {
  const file = fileURLToPath(new URL("./schema.d.ts", import.meta.resolve("schema-dts")));
  const types = new Map<string, { parents: Set<string>; properties: Set<string> }>();
  for (const [, name = "", parents = "", body = ""] of readFileSync(file, "utf8").matchAll(declaration)) {
    const type = bare(name);
    const known = types.get(type) ?? { parents: new Set(), properties: new Set() };
    types.set(type, known);
    for (const parent of parents.split(",").map((one) => bare(one.trim())))
      if (parent !== type) known.parents.add(parent);
    for (const [, property = ""] of body.matchAll(/^ {4}"(\w+)"\?:/gm)) known.properties.add(property);
  }
  return {
    "@graph": [...types].flatMap(([type, { parents, properties }]) => [
      { "@type": "rdfs:Class", "@id": `schema:${type}`, "rdfs:subClassOf": [...parents].map(reference) },
      ...[...properties].map((property) => ({
        "@type": "rdf:Property",
        "@id": `schema:${property}`,
        "schema:domainIncludes": reference(type),
      })),
    ]),
  };
}

/** `Base` declares a type's properties, `Leaf` its name. */
const declaration = /^(?:export )?interface (\w+(?:Base|Leaf)) extends ([^{]+) \{\n([^]*?)^\}/gm;

function bare(name: string): string {
  return name.replace(/(Base|Leaf)$/, "");
}

function reference(name: string): object {
  return { "@id": `schema:${name}` };
}
