const pauseMs = 1_000;

/** Until the browser says that it is connected, or a moment has passed: some never say. */
export function lineMayBeBack(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener("online", resolve, { once: true });
    setTimeout(resolve, pauseMs);
  });
}

export async function lineIsBack(end?: AbortSignal | null): Promise<void> {
  while (!navigator.onLine && !end?.aborted) await lineMayBeBack();
}
