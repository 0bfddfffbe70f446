type ReadCode = { kind: "device" | "recovery"; code: string };

/** A recovery code without its hyphens; one of ten letters, from an earlier release, as it was written. */
export function readCode(typed: string): ReadCode | null {
  const code = typed.normalize("NFKC").replace(/[\s\u2010-\u2015-]/g, "");
  if (/^\d{6}$/.test(code)) return { kind: "device", code };
  if (/^[a-z\d]{24}$/i.test(code))
    return { kind: "recovery", code: code.toLowerCase().replaceAll("o", "0").replaceAll(/[il]/g, "1") };
  if (/^[a-zA-Z0-9]{10}$/.test(code))
    return { kind: "recovery", code: `${code.slice(0, 5)}-${code.slice(5)}` };
  return null;
}
