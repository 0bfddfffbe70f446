/** What a form of a group's page asks for. */
export type GroupIntent = "join" | "leave" | "close" | "open" | "role" | "contribute";

/** What has been done, as the address says it once. */
export type GroupDone = "created" | "joined" | "left" | "closed" | "opened" | "changed" | "contributed";

/** Why something was not done. The words are those that were typed, so that they need not be typed again. */
export type GroupAnswer = { intent: GroupIntent | null; message: string; words: string };

const sentences: Record<GroupDone, string> = {
  created: "Your group stands in the list, and others can join it.",
  joined: "You have joined the group.",
  left: "You have left the group.",
  closed: "The group is closed.",
  opened: "The group is open again.",
  changed: "Your role is changed.",
  contributed: "Your contribution stands in the log.",
};

/** The sentence for what an address says has been done. */
export function doneSentence(named: string | null): string | null {
  const known = Object.entries(sentences).find(([name]) => name === named);
  return known ? known[1] : null;
}
