/** The words of a text, whatever blank is between them: a long list of names, so that it can be read. */
export function textOf(text: string): string[] {
  return text.trim().split(/\s+/);
}
