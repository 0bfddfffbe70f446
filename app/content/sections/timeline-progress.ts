/** Milliseconds between two reads of the scroll position (spec section 9). */
export const scrollThrottleMs = 10;

/** Share of the window's height, from the top, where people read. */
const readingLine = 0.6;

/** 0 before its start reaches the reading line, 1 once its end has. Pixels; `top` is relative to the window. */
export function timelineProgress(line: { top: number; height: number; windowHeight: number }): number {
  const { top, height, windowHeight } = line;
  const passed = windowHeight * readingLine - top;
  if (height <= 0) return passed > 0 ? 1 : 0;
  return Math.min(1, Math.max(0, passed / height));
}

type StepState = {
  reached: boolean;
  /** From this step's dot to the next, 0 to 1. */
  filled: number;
};

/** `dots`: positions along the line, 0 to 1, in order. */
export function stepStates(progress: number, dots: number[]): StepState[] {
  return dots.map((dot, index) => {
    const next = dots[index + 1];
    return {
      reached: progress > 0 && progress >= dot,
      filled: next === undefined ? 0 : Math.min(1, Math.max(0, (progress - dot) / (next - dot))),
    };
  });
}
