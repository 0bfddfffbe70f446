import { AsyncLocalStorage } from "node:async_hooks";

/** What every line of the log says that is written while this is worked on. */
type LogScope = ({ request: string } | { job: string }) & { trace?: string };

const scopes = new AsyncLocalStorage<LogScope>();

export function inLogScope<Result>(scope: LogScope, work: () => Result): Result {
  return scopes.run(scope, work);
}

export function logScope(): LogScope | Record<string, never> {
  return scopes.getStore() ?? {};
}
