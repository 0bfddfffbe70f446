export function textOf(text: string): string[] {
  return text.trim().split(/\s+/);
}
