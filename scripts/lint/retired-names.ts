/** Words that once named things here, and the field's own word for each. No file and nothing declared is named by them. */
const retiredNames: Readonly<Record<string, string>> = {
  anew: "again",
  deed: "event",
  deeds: "events",
  folk: "people",
  forget: "erase or clear",
  keeper: "find, list, create, change or delete",
  leftover: "unapplied",
  leftovers: "unapplied",
  platform: "gateway",
  platforms: "gateways",
  reckon: "quote",
  reckoned: "quoted",
  reckoning: "breakdown",
  room: "reserved space",
  standing: "state, status or subtotal",
  standings: "states or statuses",
  wish: "request",
  wished: "requested",
  wishes: "requests",
  words: "text, description, reason, message or label",
};

/** Where such a word is right: a customer chooses how many words are read, and a call says payment_platform. */
const rightNames = new Set([
  "words",
  "_words",
  "plagiarismWords",
  "assignmentWords",
  "wordsLine",
  "payment_platform",
]);

type Named = { type: string; name?: string; value?: unknown };
type Node = { id?: Named | null; key?: Named };
type Context = { filename: string; report: (fault: { message: string; node: unknown }) => void };

/** A plugin of the linter, so that a name is refused where it is written. */
export default {
  meta: { name: "names" },
  rules: {
    retired: {
      create(context: Context) {
        const judge = (node: Node, name: string) => {
          const retired = retiredIn(name);
          if (retired) context.report({ message: sentence(name, retired), node });
        };
        const declared = (node: Node) => {
          if (node.id?.type === "Identifier") judge(node, String(node.id.name));
        };
        const property = (node: Node) => {
          if (node.key?.type === "Identifier") judge(node, String(node.key.name));
        };
        return {
          Program(node: Node) {
            const file = context.filename.replaceAll("\\", "/").split("/").at(-1) ?? "";
            judge(node, file);
          },
          VariableDeclarator: declared,
          FunctionDeclaration: declared,
          ClassDeclaration: declared,
          TSTypeAliasDeclaration: declared,
          TSInterfaceDeclaration: declared,
          TSPropertySignature: property,
        };
      },
    },
  },
};

function retiredIn(name: string): string | undefined {
  if (rightNames.has(name)) return undefined;
  const parts = name.match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g) ?? [];
  return parts.map((part) => part.toLowerCase()).find((part) => Object.hasOwn(retiredNames, part));
}

function sentence(name: string, retired: string): string {
  return `${name}: "${retired}" is no name here any more. Use the field's word: ${retiredNames[retired]}.`;
}
