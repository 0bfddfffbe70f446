import type { FigureSource } from "#app/content/section.ts";
import { writtenDate } from "#app/platform/dates.ts";

/** Where figures come from that the owner has changed. */
export function FigureSources({ sources }: { sources: FigureSource[] }) {
  return (
    <ul className="stack-1 plain-list">
      {sources.map(({ about, source, asOf }, place) => (
        <li key={place} className="note">
          “{about}”: {source.url ? <a href={source.url}>{source.name}</a> : source.name}, as of{" "}
          <time dateTime={asOf}>{writtenDate(asOf)}</time>.
        </li>
      ))}
    </ul>
  );
}
