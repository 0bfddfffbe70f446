import { openApiDocument } from "#app/http/calls/open-api.server.ts";

/** Written once: it changes with a release and never before. */
let written: string | null = null;

/** The document for programs; `/docs/api` shows the same to people. */
export function loader() {
  written ??= JSON.stringify(openApiDocument());
  return new Response(written, {
    headers: { "content-type": "application/json", "cache-control": "public, max-age=300" },
  });
}
