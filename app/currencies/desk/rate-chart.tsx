import styles from "#app/currencies/desk/rate-chart.module.css";
import { drawing, linePoints } from "#app/currencies/desk/rate-line.ts";
import type { Currency } from "#app/money/currency.ts";

type RateChartProps = {
  currency: Currency;
  rates: { perUsd: string; day: string }[];
};

export function RateChart({ currency, rates }: RateChartProps) {
  const [first, last] = [rates[0], rates.at(-1)];
  if (!first || !last || rates.length < 2) return null;
  const { width, height } = drawing;
  const text = `${currency} for one dollar: ${first.perUsd} on ${first.day}, ${last.perUsd} on ${last.day}.`;
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text} focusable="false">
        <polyline className={styles.line} points={linePoints(rates.map(({ perUsd }) => Number(perUsd)))} />
      </svg>
      <figcaption className={`spread note ${styles.caption}`}>
        <span>
          {first.day}: {first.perUsd}
        </span>
        <span>
          {last.day}: {last.perUsd}
        </span>
      </figcaption>
    </figure>
  );
}
