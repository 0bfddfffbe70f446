import { openApiDocument } from "#app/http/calls/open-api.server.ts";

/** Changes only with a release. */
let written: string | null = null;

export function loader() {
  written ??= JSON.stringify(openApiDocument());
  return new Response(written, {
    headers: { "content-type": "application/json", "cache-control": "public, max-age=300" },
  });
}
