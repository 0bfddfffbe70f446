import { drawnHtml, type DrawnText } from "#app/ui/drawn-part.tsx";

/** For search engines: the browser that has it in the page needs it no second time. */
export function StructuredData({ json: { key, html } }: { json: DrawnText }) {
  const text = import.meta.env.SSR ? drawnHtml.get(key) : html;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: text ?? "" }}
      suppressHydrationWarning
    />
  );
}
