import {
  dropPageDraft,
  findPageTextAtDesk,
  listPageDraftsAtDesk,
  publishPageText,
  revertPageText,
  savePageDraft,
  withdrawPageText,
} from "#app/content/desk/edit-page-texts.server.ts";
import {
  addToShowcase,
  changeShowcase,
  findShowcaseAtDesk,
  listShowcaseAtDesk,
  moveInShowcase,
  removeFromShowcase,
  setCounsellorPhoto,
} from "#app/content/desk/edit-showcase.server.ts";
import { takeCounsellorPhoto } from "#app/content/desk/take-counsellor-photo.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { noon } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";

const section = "home.needs";
const text = { heading: "What do you need?", intro: "", items: [] };
const now = noon;
const reason = "It has to be done";
const nobody = "6a3f0a52-6f6c-4d0e-9c57-0d3fd2a6b0c1";
const kind = "destinations";
const data = { country: "Japan", students: 12 };

async function edit(member: Member) {
  const found = await findPageTextAtDesk(member, section);
  return { member, id: section, seen: found.ok ? found.value.seen : "", now: new Date() };
}

const pageTextUseCases: DeskUseCase[] = [
  { action: "see_catalogue", name: "listPageDraftsAtDesk", call: (member) => listPageDraftsAtDesk(member) },
  {
    action: "see_catalogue",
    name: "findPageTextAtDesk",
    call: (member) => findPageTextAtDesk(member, section),
  },
  {
    action: "edit_page_texts",
    name: "savePageDraft",
    call: async (member) => savePageDraft({ ...(await edit(member)), text }),
  },
  {
    action: "edit_page_texts",
    name: "dropPageDraft",
    call: async (member) => dropPageDraft(await edit(member)),
  },
  {
    action: "edit_page_texts",
    name: "publishPageText",
    call: async (member) => publishPageText({ ...(await edit(member)), text, startsAt: null }),
  },
  {
    action: "edit_page_texts",
    name: "withdrawPageText",
    call: async (member) => withdrawPageText({ ...(await edit(member)), version: "0", reason }),
  },
  {
    action: "edit_page_texts",
    name: "revertPageText",
    call: async (member) => revertPageText({ ...(await edit(member)), version: "shipped", reason }),
  },
];

export const contentUseCases: DeskUseCase[] = [
  ...pageTextUseCases,
  { action: "see_catalogue", name: "listShowcaseAtDesk", call: (member) => listShowcaseAtDesk(member, kind) },
  {
    action: "see_catalogue",
    name: "findShowcaseAtDesk",
    call: (member) => findShowcaseAtDesk(member, { kind, id: nobody }),
  },
  {
    action: "edit_showcase",
    name: "addToShowcase",
    call: (member) => addToShowcase({ member, kind, data, now }),
  },
  {
    action: "edit_showcase",
    name: "changeShowcase",
    call: (member) => changeShowcase({ member, kind, id: nobody, seen: "", data, now }),
  },
  {
    action: "edit_showcase",
    name: "removeFromShowcase",
    call: (member) => removeFromShowcase({ member, kind, id: nobody, reason, now }),
  },
  {
    action: "edit_showcase",
    name: "moveInShowcase",
    call: (member) => moveInShowcase({ member, kind, id: nobody, direction: "up", now }),
  },
  {
    action: "edit_showcase",
    name: "setCounsellorPhoto",
    call: (member) => setCounsellorPhoto({ member, id: nobody, file: null, now }),
  },
  {
    action: "edit_showcase",
    name: "takeCounsellorPhoto",
    call: (member) => takeCounsellorPhoto({ member, id: nobody, change: { kind: "remove" }, now }),
  },
];
