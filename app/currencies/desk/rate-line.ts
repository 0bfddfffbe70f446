export const drawing = { width: 640, height: 200, margin: 8 };

/** For an SVG's `points`, scaled from lowest to highest; equal values give a line through the middle. */
export function linePoints(values: readonly number[]): string {
  const { width, height, margin } = drawing;
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const across = (width - 2 * margin) / Math.max(1, values.length - 1);
  const up = (height - 2 * margin) / (highest - lowest || 1);
  return values
    .map((value, at) => {
      const y = highest === lowest ? height / 2 : height - margin - (value - lowest) * up;
      return `${(margin + at * across).toFixed(1)},${y.toFixed(1)}`;
    })
    .join(" ");
}
