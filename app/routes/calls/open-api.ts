import { openApiDocument } from "#app/routes/calls/open-api.server.ts";

/** The document for programs; `/docs/api` shows the same to people. */
export function loader() {
  return Response.json(openApiDocument(), { headers: { "cache-control": "public, max-age=300" } });
}
