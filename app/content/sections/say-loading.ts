/** Whoever tries again reads that it is on its way. */
export function sayLoading(failure: HTMLElement, end: AbortSignal): void {
  const link = failure.querySelector("a");
  const loading = failure.querySelector("template");
  // After the press has led on: the link is still there for it.
  const say = () => setTimeout(() => loading && failure.replaceChildren(loading.content));
  link?.addEventListener("click", say, { signal: end });
}
