/** `EB-1A`, `I-140`, `LF-1042`: browsers would break them at the hyphen. */
const name = /(\b[A-Z]{1,2}-\d+[A-Z]?\b)/;

export function WholeNames({ children }: { children: string }) {
  return children.split(name).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <span key={at} className="unbroken">
        {piece}
      </span>
    ),
  );
}
