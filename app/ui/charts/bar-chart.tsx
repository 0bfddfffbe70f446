import styles from "#app/ui/charts/bar-chart.module.css";

type BarChartProps = {
  caption: string;
  series: string[];
  rows: { name: string; values: number[] }[];
  max?: number;
  unit?: string;
  valueLabel?: (value: number) => string;
};

const longestShortName = 12;

/** A real table, so screen readers get the same figures. */
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

/** As an attribute: the site's policy drops inline styles. */
function Bar({ share, series }: { share: number; series: number }) {
  const length = `${Math.min(100, Math.max(0, share * 100))}%`;
  return (
    <svg className={styles.bar} data-series={series} width="100%" height="16" focusable="false">
      <rect className={styles.ground} width="100%" height="100%" rx="3" />
      <rect className={styles.fill} width={length} height="100%" rx="3" />
    </svg>
  );
}
