import { type Ends, stepThrough } from "#app/ui/step-through.ts";

/** One fades out, then the next in (spec sections 4 and 9). */
const fadeMs = 100;
const restMs = 100;

/** The buttons of a carousel that the server drew, and what they say of where one stands. */
export function moveCarousel(carousel: HTMLElement, end: AbortSignal): void {
  const [track, controls] = carousel.children as unknown as [HTMLElement, HTMLElement];
  type Controls = [HTMLButtonElement, HTMLElement, HTMLButtonElement];
  const [previous, position, next] = controls.children as unknown as Controls;
  const count = track.children.length;
  const ends = carousel.dataset["ends"] as Ends;
  let index = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function step(by: number): void {
    const place = stepThrough(index, by, count, ends);
    stand(place);
    clearTimeout(timer);
    if (ends === "clamp") return show(place);
    track.toggleAttribute("data-fading", true);
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    timer = setTimeout(
      () => {
        show(place, "instant");
        track.toggleAttribute("data-fading", false);
      },
      calm ? 0 : fadeMs,
    );
  }

  function show(place: number, behavior?: ScrollBehavior): void {
    track.scrollTo({ left: place * track.clientWidth, behavior });
  }

  function settle(): void {
    if (track.hasAttribute("data-fading")) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (track.clientWidth > 0) stand(Math.round(track.scrollLeft / track.clientWidth));
    }, restMs);
  }

  function stand(place: number): void {
    index = place;
    const words = `${place + 1} of ${count}`;
    // What is set is announced, though it be the same.
    if (position.textContent !== words) position.textContent = words;
    if (ends === "wrap") return;
    previous.ariaDisabled = place === 0 ? "true" : null;
    next.ariaDisabled = place === count - 1 ? "true" : null;
  }

  previous.disabled = next.disabled = false;
  previous.addEventListener("click", () => step(-1), { signal: end });
  next.addEventListener("click", () => step(1), { signal: end });
  track.addEventListener("scroll", settle, { signal: end, passive: true });
  end.addEventListener("abort", () => clearTimeout(timer));
}
