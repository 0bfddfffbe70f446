import { Fragment } from "react";

const writtenDates =
  /(\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?)/;

/** Text whose dates are not broken from one line to the next. */
export function KeptDates({ children }: { children: string }) {
  return children.split(writtenDates).map((part, at) =>
    at % 2 === 0 ? (
      <Fragment key={at}>{part}</Fragment>
    ) : (
      <span key={at} className="one-piece">
        {part}
      </span>
    ),
  );
}
