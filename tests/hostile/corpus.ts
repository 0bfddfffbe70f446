import { characterTexts } from "#tests/hostile/character-texts.ts";
import type { HostileText } from "#tests/hostile/hostile-text.ts";
import { injectionTexts } from "#tests/hostile/injection-texts.ts";
import { markupTexts } from "#tests/hostile/markup-texts.ts";

export type { HostileText } from "#tests/hostile/hostile-text.ts";

/** Every hostile text there is: for each field that keeps or shows what somebody wrote. */
export const hostileTexts: readonly HostileText[] = [...markupTexts, ...injectionTexts, ...characterTexts];
