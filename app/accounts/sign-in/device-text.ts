/** Only a display name: browsers may send anything. */
export function deviceText(userAgent: string | null): string {
  const said = (userAgent ?? "").slice(0, 400);
  const browser = first(browsers, said);
  const system = first(systems, said);
  if (browser && system) return `${browser} on ${system}`;
  if (browser) return browser;
  return system ? `A browser on ${system}` : "An unknown device";
}

/** Order matters: most browsers name others besides themselves. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?(?:iOS)?\//, "Edge"],
  [/\bOPR\/|\bOPiOS\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bCriOS\/|\bChrome\/|\bHeadlessChrome\//, "Chrome"],
  [/\bSafari\//, "Safari"],
  [/\bcurl\/|\bnode\b|\bpython-/i, "A program"],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b|\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

function first(list: [RegExp, string][], said: string): string | undefined {
  return list.find(([sign]) => sign.test(said))?.[1];
}
