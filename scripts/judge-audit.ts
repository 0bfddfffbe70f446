import { z } from "zod";

const answered = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number() }) }),
});

/** Of what `npm audit --json` prints. */
export function judgeAudit(printed: string): "well" | "faults" | "unanswered" {
  const read = answered.safeParse(parsed(printed));
  if (!read.success) return "unanswered";
  const { high, critical } = read.data.metadata.vulnerabilities;
  return high + critical === 0 ? "well" : "faults";
}

function parsed(printed: string): unknown {
  try {
    return JSON.parse(printed);
  } catch {
    return null;
  }
}
