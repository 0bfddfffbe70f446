import { changedMeanwhile, refuse, type Refused } from "#app/platform/outcome.ts";
import type { BrokenLaw } from "#app/self-checks/points/grid-law.ts";

export const unknownVersion = refuse({
  code: "unknown_version",
  message: "There is no such version.",
  status: 404,
});

export const versionChanged = changedMeanwhile(
  "this version",
  "Their cells are on its page: open it anew beside yours, bring the two together, then try again.",
);

export const notPreviewed = refuse({
  code: "not_previewed",
  message: "Look at what it changes first. Nothing was published.",
  status: 422,
});

export const nothingChanged = refuse({
  code: "nothing_changed",
  message: "This is what is published already. Nothing was changed.",
  status: 422,
});

export const noDraft = refuse({ code: "no_draft", message: "There is no draft any more.", status: 409 });

export const versionTaken = refuse({
  code: "version_taken",
  message: "A version that begins on that day is there already.",
  status: 409,
  field: "begins",
});

/** The cells of a version, each with what is wrong with it. By their place in the version. */
export function lawsBroken(broken: readonly BrokenLaw[]): Refused {
  return refuse({
    code: "laws_broken",
    message: "This version does not hold together. Nothing was changed.",
    status: 422,
    errors: Object.fromEntries(broken.toReversed().map(({ path, message }) => [path, message])),
  });
}
