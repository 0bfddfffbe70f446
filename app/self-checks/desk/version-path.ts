import { href } from "react-router";

/** The desk's page of a version; with a revision, what was saved as that. */
export function versionPath(version: string, revision?: number): string {
  const path = href("/staff/catalogue/points/:version", { version });
  return revision === undefined ? path : `${path}?revision=${revision}`;
}
