const pictures = ["research", "journal", "book-chapter", "conference", "outline", "report", "chart", "bulb"];

export function picturePath(groupId: string): string {
  const sum = Array.from(groupId).reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return `/pictures/${pictures[sum % pictures.length]}.svg`;
}
