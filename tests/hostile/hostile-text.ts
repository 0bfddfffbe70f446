export type HostileText = { name: string; text: string };

/** Sets the marker that every browser test looks for. */
export const hack = "window.__hacked=1";

export function under(subject: string, texts: readonly string[]): HostileText[] {
  return texts.map((text, index) => ({ name: `${subject} ${index + 1}`, text }));
}
