const reserved = [
  ..."account accounts admin administrator anonymous api auth billing bot contact counsellor counselor".split(
    " ",
  ),
  ..."customer.service demo desk everyone finance guest help helpdesk hello info internal legal mail".split(
    " ",
  ),
  ..."manager me moderator news noreply no-reply nobody null official operator owner payments postmaster".split(
    " ",
  ),
  ..."press privacy refunds register root sales secure security service services staff superuser support".split(
    " ",
  ),
  ..."sysadmin system team undefined user users visa visas wallet webmaster www".split(" "),
];

/** `l` and `1` both pass for `i`. */
const lookalikes: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  l: "i",
};

/** Listed and staff names, and whatever begins with the brand, ignoring case and lookalike digits. */
export function isReservedUsername(
  username: string,
  house: { brand: string; staffNames: string[] },
): boolean {
  const seen = skeleton(username);
  const brand = skeleton(house.brand);
  if (brand !== "" && seen.startsWith(brand)) return true;
  return [...reserved, ...house.staffNames].some((name) => skeleton(name) === seen);
}

/** What a hurried reader sees. */
function skeleton(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/[0-9l]/g, (character) => lookalikes[character] ?? character);
}
