/**
 * Text as searches compare it: small letters without accents, Cyrillic and Greek in Latin letters. The database's
 * function `search_text()` does the same whatever its locale, which a test compares.
 */
export function foldText(text: string): string {
  return Array.from(
    text
      .normalize("NFKD")
      .replaceAll(/[\u0300-\u036f]/g, "")
      .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
    (letter) => folded.get(letter) ?? letter,
  )
    .join("")
    .replaceAll("ß", "ss")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe");
}

const others =
  "ØøŁłĐđÐðŦŧĦħŊŋÞþАаБбВвГгДдЕеЖжЗзИиКкЛлМмНнОоПпРрСсТтУуФфХхЦцЧчШшЩщЪъЫыЬьЭэЮюЯяЄєІіҐґЂђЈјЉљЊњЋћЏџΑαΒβΓγΔδΕεΖζΗηΘθΙιΚκΛλΜμΝνΞξΟοΠπΡρΣσΤτΥυΦφΧχΨψΩωςıÆŒ";
const letters =
  "oollddddtthhnnttaabbvvggddeezzzziikkllmmnnoopprrssttuuffhhccccssssyyyyyyeeuuaaeeiiggddjjllnnccddaavvggddeezziittiikkllmmnnxxoopprrssttyyffhhppoosiæœ";
const folded = new Map(Array.from(others, (letter, at) => [letter, letters[at]!]));

const searchTermsMax = 6;

/** What somebody typed, as separate words; more than a handful narrow nothing. */
export function searchTerms(text: string): string[] {
  const terms = foldText(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return [...new Set(terms)].slice(0, searchTermsMax);
}

/**
 * `like` in a folded text that begins with a blank. Two letters or fewer match the start of a word: the trigram index
 * needs three for anything else.
 */
export function termPattern(word: string): string {
  const escaped = escapeLike(word);
  return Array.from(word).length < 3 ? `% ${escaped}%` : `%${escaped}%`;
}

export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
