import { scrollThrottleMs, stepStates, timelineProgress } from "#app/content/sections/timeline-progress.ts";

/** Fills a timeline's line as it is read. Changes only paint, so nothing moves. */
export function followScrolling(line: HTMLElement, end: AbortSignal): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const steps = Array.from(line.children) as HTMLElement[];
  let reading: ReturnType<typeof setTimeout> | undefined;

  function read() {
    reading = undefined;
    const tops = steps.map((step) => step.getBoundingClientRect().top);
    const top = tops[0] ?? 0;
    const height = (tops.at(-1) ?? top) - top;
    const progress = timelineProgress({ top, height, windowHeight: window.innerHeight });
    const dots = tops.map((dot) => (height > 0 ? (dot - top) / height : 0));
    line.style.setProperty("--progress", String(progress));
    stepStates(progress, dots).forEach(({ reached, filled }, index) => {
      steps[index]?.toggleAttribute("data-reached", reached);
      steps[index]?.style.setProperty("--filled", String(filled));
    });
  }

  function readSoon() {
    reading ??= setTimeout(read, scrollThrottleMs);
  }

  line.toggleAttribute("data-following", true);
  read();
  addEventListener("scroll", readSoon, { passive: true, signal: end });
  addEventListener("resize", readSoon, { signal: end });
  end.addEventListener("abort", () => clearTimeout(reading));
}
