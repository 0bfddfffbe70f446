/** A text that somebody might send to do harm, and the name it goes by in a test. */
export type HostileText = { name: string; text: string };

/** What a payload runs when a page lets it: the marker that every browser test looks for afterwards. */
export const hack = "window.__hacked=1";

/** Texts under one subject, named after it and numbered in the order they are written. */
export function under(subject: string, texts: readonly string[]): HostileText[] {
  return texts.map((text, index) => ({ name: `${subject} ${index + 1}`, text }));
}
