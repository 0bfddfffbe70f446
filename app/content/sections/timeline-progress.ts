/** The least time between two readings of the scroll position (spec section 9). */
export const scrollThrottleMs = 10;

/** Where on the window, from its top, a reader is taken to read. */
const readingLine = 0.6;

/**
 * How far along a timeline its reader is: 0 until its beginning reaches the line they read at, 1 once its end has.
 * `top` is its beginning's distance from the top of the window, in pixels as everything here.
 */
export function timelineProgress(line: { top: number; height: number; windowHeight: number }): number {
  const { top, height, windowHeight } = line;
  const passed = windowHeight * readingLine - top;
  if (height <= 0) return passed > 0 ? 1 : 0;
  return Math.min(1, Math.max(0, passed / height));
}

type StepState = {
  reached: boolean;
  /** How much of the line from this step's dot to the next is full, 0 to 1. */
  filled: number;
};

/** What each step shows. The dots are where on the line they stand, as shares of it from 0 to 1, in order. */
export function stepStates(progress: number, dots: number[]): StepState[] {
  return dots.map((dot, index) => {
    const next = dots[index + 1];
    return {
      reached: progress > 0 && progress >= dot,
      filled: next === undefined ? 0 : Math.min(1, Math.max(0, (progress - dot) / (next - dot))),
    };
  });
}
