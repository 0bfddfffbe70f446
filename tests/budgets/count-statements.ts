import pg from "pg";

import { runJobs } from "#tests/setup/run-jobs.ts";

/** Every statement that any pool sends while this works, in order. One operation at a time. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const client = pg.Client.prototype as { query: Query };
  const { query } = client;
  client.query = function counted(this: unknown, ...given) {
    sent.push(textOf(given[0]));
    return query.apply(this, given);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return sent;
}

type Query = (this: unknown, ...given: unknown[]) => unknown;

/** Without those that a worker sends when it has nothing to do. */
export async function jobStatements(): Promise<string[]> {
  const sent = await statementsOf(runJobs);
  for (const idle of await statementsOf(runJobs)) {
    const at = sent.indexOf(idle);
    if (at >= 0) sent.splice(at, 1);
  }
  return sent;
}

function textOf(query: unknown): string {
  const text = typeof query === "string" ? query : (query as { text?: string }).text;
  return (text ?? "?").replaceAll(/\s+/g, " ").trim();
}
