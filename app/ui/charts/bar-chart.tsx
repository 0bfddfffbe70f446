import styles from "#app/ui/charts/bar-chart.module.css";

type BarChartProps = {
  /** What is shown, of which period and by whom. */
  caption: string;
  /** The name of each value of a row, in order. Drawn where there are more than one. */
  series: string[];
  rows: { name: string; values: number[] }[];
  /** The value of a full bar. */
  max?: number;
  unit?: string;
  /** The number of a bar in words, where a unit behind it does not do. */
  valueLabel?: (value: number) => string;
};

/** In characters: a longer name may take two lines on a phone. */
const longestShortName = 12;

/**
 * Labelled bars, each with its number beside it. It is a table through and through, so what is seen and what is read
 * aloud are the same; the bars follow the width of what holds them.
 */
export function BarChart({ caption, series, rows, max = 100, unit = "%", valueLabel }: BarChartProps) {
  const grouped = series.length > 1;
  const names = grouped ? series : rows.map(({ name }) => name);
  const long = names.some((name) => name.length > longestShortName);
  return (
    <table className={styles.chart} data-grouped={grouped || undefined} data-long={long || undefined}>
      <caption className={`note ${styles.caption}`}>{caption}</caption>
      {rows.map(({ name, values }) => (
        <tbody key={name}>
          {grouped && (
            <tr>
              <th className={styles.groupName} scope="rowgroup" colSpan={3}>
                {name}
              </th>
            </tr>
          )}
          {values.map((value, index) => (
            <tr key={index}>
              <th className={styles.name} scope="row">
                {grouped ? series[index] : name}
              </th>
              <td className={styles.value}>
                {valueLabel ? valueLabel(value) : value.toLocaleString("en") + unit}
              </td>
              <td className={styles.track} aria-hidden="true">
                <Bar share={value / max} series={index} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Its length is an attribute: the site's policy drops styles written into the page. */
function Bar({ share, series }: { share: number; series: number }) {
  const length = `${Math.min(100, Math.max(0, share * 100))}%`;
  return (
    <svg className={styles.bar} data-series={series} width="100%" height="16" focusable="false">
      <rect className={styles.ground} width="100%" height="100%" rx="3" />
      <rect className={styles.fill} width={length} height="100%" rx="3" />
    </svg>
  );
}
