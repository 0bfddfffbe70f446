import type { CaseAt } from "#app/cases/case-part.ts";
import { caseParts } from "#app/cases/case-parts.server.ts";
import { caseFileMegabytesMax, caseFilesMax } from "#app/files/upload-limits.ts";
import { leadTo, type On } from "#app/forms/form-action.server.ts";
import { refuse } from "#app/platform/outcome.ts";

export function caseIntents<Who extends CaseAt>(on: On<Who>) {
  return Object.fromEntries(
    Object.entries(caseParts).flatMap(([part, { actions }]) =>
      Object.entries(actions).map(([name, { schema, run }]) => [
        `${part}.${name}`,
        on({
          schema,
          run: async ({ fields, who, url, now }) =>
            leadTo(
              await run(fields, { ...who, now }),
              (word) => `${url.pathname}?done=${part}.${word}#${part}`,
            ),
        }),
      ]),
    ),
  );
}

export const filesTooLarge = refuse({
  code: "too_large",
  message: `What you sent is too large. At most ${caseFilesMax} files of ${caseFileMegabytesMax} MB each can be sent at once. Nothing was sent.`,
  status: 413,
});
