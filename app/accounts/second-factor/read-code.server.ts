type ReadCode = { kind: "device" | "recovery"; code: string };

export function readCode(typed: string): ReadCode | null {
  const code = typed.normalize("NFKC").replace(/[\s\u2010-\u2015-]/g, "");
  if (/^\d{6}$/.test(code)) return { kind: "device", code };
  if (/^[a-zA-Z0-9]{10}$/.test(code))
    return { kind: "recovery", code: `${code.slice(0, 5)}-${code.slice(5)}` };
  return null;
}
