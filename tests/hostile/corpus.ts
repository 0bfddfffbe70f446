import { characterTexts } from "#tests/hostile/character-texts.ts";
import type { HostileText } from "#tests/hostile/hostile-text.ts";
import { injectionTexts } from "#tests/hostile/injection-texts.ts";
import { markupTexts } from "#tests/hostile/markup-texts.ts";

export type { HostileText } from "#tests/hostile/hostile-text.ts";

export const hostileTexts: readonly HostileText[] = [...markupTexts, ...injectionTexts, ...characterTexts];
