export type Asked = { cookie?: string; headers?: Record<string, string> };

export function getRequest(path: string, { cookie, headers }: Asked = {}): string {
  return text(`GET ${path}`, { ...(cookie ? { cookie } : {}), ...headers }, "");
}

export function postRequest(path: string, body: unknown, { cookie, headers }: Asked = {}): string {
  const json = JSON.stringify(body);
  const about = { "content-type": "application/json", "content-length": String(Buffer.byteLength(json)) };
  return text(`POST ${path}`, { ...(cookie ? { cookie } : {}), ...about, ...headers }, json);
}

function text(line: string, headers: Record<string, string>, body: string): string {
  const named = Object.entries({ host: "127.0.0.1", ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `${line} HTTP/1.1\r\n${named.join("\r\n")}\r\n\r\n${body}`;
}

/** Each connection gets its share, in turn. */
export function shareOut<One>(all: readonly One[], connections: number): One[][] {
  return Array.from({ length: connections }, (_, at) =>
    all.filter((_one, index) => index % connections === at),
  );
}
