export function axisSteps(values: readonly number[], stepsMax = 4): number[] {
  const [least, greatest] = [Math.min(0, ...values), Math.max(0, ...values)];
  if (least === greatest) return [0];
  const step = roundStep((greatest - least) / stepsMax);
  const [first, last] = [Math.floor(least / step), Math.ceil(greatest / step)];
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** 1, 2 or 5 times a power of ten, at least `rough`. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((digit) => digit * power >= rough) ?? 10) * power;
}
