import { type ReactNode, useId } from "react";

import { shortDate } from "#app/platform/dates.ts";
import { axisSteps } from "#app/ui/charts/axis-steps.ts";
import styles from "#app/ui/charts/day-chart.module.css";

export type DayPoint = {
  day: string;
  value: number;
  label: string;
};

type DayChartProps = {
  /** Columns for daily sums, a line for states at day's end. */
  caption: string;
  points: DayPoint[];
  kind: "columns" | "line";
  axisLabel: (value: number) => string;
  empty: string;
  children?: ReactNode;
};

/** Pixels: the chart grows with its container, letters do not. */
const letterWidth = 7.5;
const top = 28;
const plotHeight = 176;
const height = top + plotHeight + 28;

/** Drawn on the server; the accompanying table has every figure. */
export function DayChart({ caption, points, kind, axisLabel, empty, children }: DayChartProps) {
  const id = useId();
  const quiet = points.every(({ value }) => value === 0);
  return (
    <figure className={`stack-3 ${styles.chart}`} aria-labelledby={id}>
      <figcaption id={id} className={`note ${styles.caption}`}>
        {caption}
      </figcaption>
      {quiet ? <p className={styles.empty}>{empty}</p> : <Drawing {...{ points, kind, axisLabel }} />}
      {children}
    </figure>
  );
}

type Drawn = Pick<DayChartProps, "points" | "kind" | "axisLabel">;

function Drawing({ points, kind, axisLabel }: Drawn) {
  const steps = axisSteps(points.map(({ value }) => value));
  const [low, high] = [steps[0] ?? 0, steps.at(-1) ?? 1];
  const yOf = (value: number) => top + ((high - value) / (high - low)) * plotHeight;
  return (
    <div className={`stack-2 ${styles.drawing}`} aria-hidden="true">
      <Axis steps={steps} text={axisLabel} yOf={yOf} />
      <Plot {...{ points, kind, steps, yOf }} />
    </div>
  );
}

type AxisProps = { steps: number[]; text: (value: number) => string; yOf: (value: number) => number };

function Axis({ steps, text: format, yOf }: AxisProps) {
  const labels = steps.map((step) => ({ step, label: format(step) }));
  const width = Math.max(0, ...labels.map(({ label }) => label.length)) * letterWidth;
  return (
    <svg className={styles.axis} width={width} height={height} focusable="false">
      {labels.map(({ step, label }) => (
        <text key={step} className={styles.step} x={width} y={yOf(step) + 4} textAnchor="end">
          {label}
        </text>
      ))}
    </svg>
  );
}

type PlotProps = Pick<Drawn, "points" | "kind"> & Pick<AxisProps, "steps" | "yOf">;

function Plot({ points, kind, steps, yOf }: PlotProps) {
  return (
    <svg className={styles.plot} width="100%" height={height} focusable="false">
      {steps.map((step) => (
        <line
          key={step}
          className={step === 0 ? styles.ground : styles.rule}
          x1="0"
          x2="100%"
          y1={yOf(step)}
          y2={yOf(step)}
        />
      ))}
      <svg
        y={top}
        width="100%"
        height={plotHeight}
        viewBox={`0 0 ${points.length} ${plotHeight}`}
        preserveAspectRatio="none"
      >
        {kind === "columns" ? (
          <Columns points={points} yOf={(value) => yOf(value) - top} />
        ) : (
          <Line points={points} yOf={(value) => yOf(value) - top} />
        )}
      </svg>
      <Days points={points} />
      <Labels points={points} yOf={yOf} />
    </svg>
  );
}

type Placed = { points: DayPoint[]; yOf: (value: number) => number };

function Columns({ points, yOf }: Placed) {
  return points.map(({ day, value }, at) => (
    <rect
      key={day}
      className={value < 0 ? styles.below : styles.column}
      x={at + 0.12}
      width="0.76"
      y={Math.min(yOf(0), yOf(value))}
      height={Math.abs(yOf(0) - yOf(value))}
    />
  ));
}

function Line({ points, yOf }: Placed) {
  const places = points.map(({ value }, at) => `${at + 0.5},${yOf(value).toFixed(2)}`);
  const only = points.length === 1 ? points[0] : undefined;
  const drawn = only ? `0,${yOf(only.value)} 1,${yOf(only.value)}` : places.join(" ");
  return <polyline className={styles.line} points={drawn} vectorEffect="non-scaling-stroke" />;
}

function Days({ points }: Pick<Placed, "points">) {
  const last = points.length - 1;
  const shown = [...new Set([0, Math.round(last / 2), last])];
  return shown.map((at) => (
    <text
      key={at}
      className={styles.day}
      x={`${((at + 0.5) / points.length) * 100}%`}
      y={height - 8}
      textAnchor={at === last && last > 0 ? "end" : at === 0 ? "start" : "middle"}
    >
      {shortDate(points[at]?.day ?? "")}
    </text>
  ));
}

/** One label if they coincide or would touch. */
function Labels({ points, yOf }: Placed) {
  const last = points.length - 1;
  const greatest = points.reduce(
    (best, { value }, at) => (value > (points[best]?.value ?? 0) ? at : best),
    0,
  );
  const apart = Math.abs(greatest - last) > points.length / 3;
  return (apart ? [greatest, last] : [greatest]).map((at) => {
    const point = points[at];
    if (!point) return null;
    const share = (at + 0.5) / points.length;
    return (
      <text
        key={at}
        className={styles.label}
        x={`${share * 100}%`}
        y={Math.max(12, yOf(Math.max(0, point.value)) - 6)}
        textAnchor={share < 0.25 ? "start" : share > 0.75 ? "end" : "middle"}
      >
        {point.label}
      </text>
    );
  });
}
