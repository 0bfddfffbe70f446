const typedMention =
  /(?:^|[^\p{L}\p{M}\p{N}._%+-])@([\p{L}\p{M}\p{N}'’.-]*(?: [\p{L}\p{M}\p{N}'’.-]*){0,2})$/u;

/** What is typed after the last @ before the caret; null where none is being typed. */
export function mentionAt(beforeCaret: string): string | null {
  return typedMention.exec(beforeCaret)?.[1] ?? null;
}

export function withMention(beforeCaret: string, name: string): string {
  const typed = mentionAt(beforeCaret) ?? "";
  return `${beforeCaret.slice(0, beforeCaret.length - typed.length)}${name} `;
}
