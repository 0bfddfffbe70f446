const words = new Set(
  `password passwort passwords mypassword newpassword thepassword letmein letmeinnow welcome welcomeback iloveyou
  iloveu loveyou lovely qwerty qwertyuiop admin administrator root login user username account guest default
  changeme changeit temporary temp test testing tester secret topsecret master football baseball basketball
  cricket soccer hockey princess sunshine monkey dragon shadow superman batman spiderman starwars pokemon
  trustno computer internet whatever blink freedom forever nothing samsung iphone google facebook instagram
  microsoft windows apple android liverpool chelsea arsenal barcelona juventus manchester realmadrid michael
  jennifer jessica charlie jordan ashley daniel thomas robert joshua matthew andrew anthony william alexander
  elizabeth victoria nicole hannah samantha summer winter spring autumn monday friday sunday january february
  march april june july august september october november december india pakistan bangladesh nigeria canada
  australia england america london mumbai delhi jesus jesuschrist krishna ganesh allah bismillah family
  mother father brother sister friends bestfriend babygirl babyboy butterfly chocolate cookie cheese banana
  orange flower purple yellow rainbow diamond golden silver hello helloworld hellohello goodmorning
  correcthorsebatterystaple thequickbrownfox abcdef asdfgh zxcvbn student students university college
  school teacher engineer doctor visa passport`
    .split(/\s+/)
    .filter(Boolean),
);

/** Sequences and keyboard rows and columns. */
const paths = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567891011121314151617181920",
  "567890",
  "qwertyuiop",
  "asdfghjkl;",
  "zxcvbnm,./",
  "qwertzuiop",
  "azertyuiop",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/",
  "qazwsxedcrfvtgbyhnujmikolp",
  "zaqxswcdevfrbgtnhymjukilop",
  "!@#$%^&*()",
];
const walks = [...paths, ...paths.map((path) => Array.from(path).toReversed().join(""))];

/** Well-known words, sequences, repeats and the customer's own names, ignoring case and lookalike digits. */
export function isGuessable(password: string, own: readonly string[] = []): boolean {
  const written = password.normalize("NFKC").toLowerCase();
  return (
    new Set(written).size <= 3 ||
    isRepeated(written) ||
    isWalked(written) ||
    readings(written).some((text) => isWord(text) || isOwn(text, own))
  );
}

function isRepeated(text: string): boolean {
  return /^(.{1,12}?)\1{2,}.{0,4}$/su.test(text) || /^(.{1,64})\1$/su.test(text);
}

/** All but two characters at most are steps along a path, three or more at a time. */
function isWalked(text: string): boolean {
  let [at, left] = [0, 0];
  while (at < text.length) {
    const steps = longestWalk(text.slice(at));
    if (steps >= 3) at += steps;
    else {
      at += 1;
      left += 1;
    }
  }
  return left <= 2;
}

function longestWalk(text: string): number {
  let steps = 0;
  while (steps < text.length && walks.some((walk) => walk.includes(text.slice(0, steps + 1)))) steps += 1;
  return steps;
}

const lookalikes: Record<string, string> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** The text as is, with lookalikes turned into letters, and that without surrounding digits and signs. */
function readings(text: string): string[] {
  const inner = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return [text, withLetters(text), withLetters(inner)];
}

const withLetters = (text: string) => Array.from(text, (sign) => lookalikes[sign] ?? sign).join("");

function isWord(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return isMadeOf(letters, words) && !/\p{L}\s+\p{L}/u.test(text);
}

function isMadeOf(letters: string, parts: ReadonlySet<string>): boolean {
  if (letters === "") return false;
  // Positions up to which the text is complete words.
  const reached = new Set([0]);
  for (let end = 1; end <= letters.length; end += 1) {
    if ([...reached].some((start) => parts.has(letters.slice(start, end)))) reached.add(end);
  }
  return reached.has(letters.length);
}

function isOwn(text: string, own: readonly string[]): boolean {
  const parts = own
    .flatMap((name) => [name, ...name.split(/[\s@._-]+/)])
    .map((part) => part.toLowerCase())
    .filter((part) => part.length >= 3)
    .toSorted((a, b) => b.length - a.length);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ""), text);
  return rest.length < text.length && rest.replace(/[^\p{L}]/gu, "").length <= 2;
}
