type LinkPart = { kind: "text"; text: string } | { kind: "link"; href: string };

/** Cuts a message at its web addresses, so that a page can make links of them and of nothing else. */
export function linkParts(message: string): LinkPart[] {
  // The trailing punctuation of a sentence is not part of the address.
  return message.split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/i).flatMap((piece): LinkPart[] => {
    if (piece === "") return [];
    return isWebAddress(piece) ? [{ kind: "link", href: piece }] : [{ kind: "text", text: piece }];
  });
}

function isWebAddress(piece: string): boolean {
  return /^https?:\/\//i.test(piece) && URL.canParse(piece);
}
