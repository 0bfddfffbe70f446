import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The whole vocabulary of schema.org, as the validator reads it: each type with those it is a kind of, each property
 * with the types it belongs to. It is taken from the declarations of `schema-dts`, so that no test asks the network.
 */
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

/** A type is declared as its base, which has the properties, and as its leaf, which has the name. */
const declaration = /^(?:export )?interface (\w+(?:Base|Leaf)) extends ([^{]+) \{\n([^]*?)^\}/gm;

function bare(name: string): string {
  return name.replace(/(Base|Leaf)$/, "");
}

function reference(name: string): object {
  return { "@id": `schema:${name}` };
}
