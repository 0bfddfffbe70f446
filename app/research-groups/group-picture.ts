import type { GroupId } from "#app/platform/ids.ts";

const pictures = ["research", "journal", "book-chapter", "conference", "outline", "report", "chart", "bulb"];

export function picturePath(groupId: GroupId): string {
  const sum = Array.from(groupId).reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return `/pictures/${pictures[sum % pictures.length]}.svg`;
}
