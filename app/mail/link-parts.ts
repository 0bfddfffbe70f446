type LinkPart = { kind: "text"; text: string } | { kind: "link"; href: string };

/** So that pages link these and interpret nothing else. */
export function linkParts(message: string): LinkPart[] {
  // A sentence's closing punctuation is not part of the address.
  return message.split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/i).flatMap((piece): LinkPart[] => {
    if (piece === "") return [];
    return isWebAddress(piece) ? [{ kind: "link", href: piece }] : [{ kind: "text", text: piece }];
  });
}

function isWebAddress(piece: string): boolean {
  return /^https?:\/\//i.test(piece) && URL.canParse(piece);
}
