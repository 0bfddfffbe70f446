import { limitText, type Measured, median, missedLimits, number } from "#bench/results.ts";

const width = 820;
const rowHeight = 30;
const labelWidth = 290;
const barWidth = 320;
const top = 44;

/** A bar for each operation with a limit: full where it is as good as the limit wants, at most twice as good. */
export function drawChart(results: Measured[]): string {
  const rows = results.flatMap((one) => barOf(one));
  const height = top + rows.length * rowHeight + 12;
  const limitX = labelWidth + barWidth / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" role="img">
<title>Each operation beside its limit</title>
<rect width="${width}" height="${height}" fill="#fbf9f4"/>
<text x="${limitX}" y="24" text-anchor="middle" fill="#5a6470">the limit</text>
${rows.map(drawRow).join("\n")}
<path d="M${limitX} 32V${height - 8}" stroke="#1d2733" stroke-dasharray="3 3"/>
</svg>
`;
}

type Bar = { name: string; share: number; text: string; isKept: boolean };

function drawRow({ name, share, text, isKept }: Bar, at: number): string {
  const y = top + at * rowHeight;
  const length = Math.max(2, (Math.min(share, 2) / 2) * barWidth);
  return `<text x="${labelWidth - 10}" y="${y + 15}" text-anchor="end" fill="#1d2733">${escaped(name)}</text>
<rect x="${labelWidth}" y="${y}" width="${length.toFixed(1)}" height="20" rx="3" fill="${isKept ? "#1f6f5c" : "#b4552d"}"/>
<text x="${labelWidth + barWidth + 10}" y="${y + 15}" fill="#1d2733">${escaped(text)}</text>`;
}

function barOf(one: Measured): Bar[] {
  const { name, limits, ratio, withJobsPerSecond = [], amount } = one;
  const shared = { name, isKept: missedLimits(one).length === 0 };
  if (limits.ratio !== undefined && ratio) {
    const reached = median(ratio);
    return [{ ...shared, share: reached / limits.ratio, text: `${number(reached)} of node:http` }];
  }
  if (limits.growth !== undefined && ratio) {
    const grown = median(ratio);
    const text = `${number(grown)} times as long (≤ ${limits.growth})`;
    return [{ ...shared, share: limits.growth / grown, text }];
  }
  if (limits.perSecond !== undefined) {
    const reached = median(withJobsPerSecond);
    return [
      {
        ...shared,
        share: reached / limits.perSecond,
        text: `${number(reached)}/s (${limitText({ ...one, limits: { perSecond: limits.perSecond } })})`,
      },
    ];
  }
  if (limits.amount !== undefined && amount) {
    const reached = median(amount.values);
    return [
      {
        ...shared,
        share: limits.amount / reached,
        text: `${number(reached)} ${amount.unit} (≤ ${number(limits.amount)})`,
      },
    ];
  }
  return [];
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
