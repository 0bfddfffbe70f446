import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";

import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
} from "#app/cases/templates/edit-templates.server.ts";
import { listTemplates } from "#app/cases/templates/list-templates.server.ts";
import { listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { writeMessage } from "#app/cases/conversation/send-message.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { openFileAtDesk } from "#app/cases/files/open-file-at-desk.server.ts";
import { writeMessageAtDesk } from "#app/cases/conversation/write-message.server.ts";
import { writeNote } from "#app/cases/notes/write-note.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";

const written = () => ({ text: "Which of the two?", sendKey: randomUUID(), now: noon });

async function itemOf(member: Member, own: boolean): Promise<Bought> {
  const bought = await buyServices();
  const assignedTo = own ? member.id : (await makeMember("counsellor")).id;
  await db.update(orderItems).set({ assignedTo }).where(eq(orderItems.id, bought.itemId));
  return bought;
}

export const talkUseCases: DeskUseCase[] = [
  {
    action: "write_message",
    name: "writeMessageAtDesk",
    async call(member, own) {
      const { itemId } = await itemOf(member, own);
      return writeMessageAtDesk({ member, itemId, files: [], ...written() });
    },
  },
  {
    action: "write_note",
    name: "writeNote",
    async call(member, own) {
      const { itemId } = await itemOf(member, own);
      return writeNote({ member, itemId, ...written() });
    },
  },
  {
    action: "see_case_file",
    name: "openFileAtDesk",
    async call(member, own) {
      const { itemId, user } = await itemOf(member, own);
      const files = [new File(["My record."], "record.txt")];
      valueOf(await writeMessage({ userId: user.id, itemId, files, ...written() }));
      const [file] = await listCaseFiles(db, itemId);
      return openFileAtDesk(member, file?.fileId ?? "", noon);
    },
  },
  {
    action: "use_templates",
    name: "listTemplates",
    call: (member) => listTemplates(member),
  },
  {
    action: "edit_templates",
    name: "createTemplate",
    call: (member) =>
      createTemplate({ member, id: randomUUID(), fields: templateOf("A new one"), now: noon }),
  },
  {
    action: "edit_templates",
    name: "changeTemplate",
    async call(member) {
      const id = await makeTemplate();
      return changeTemplate({ member, id, version: "1", fields: templateOf("Changed"), now: noon });
    },
  },
  {
    action: "edit_templates",
    name: "deleteTemplate",
    call: async (member) => deleteTemplate({ member, id: await makeTemplate(), now: noon }),
  },
];

const templateOf = (name: string) => ({
  name: `${name} ${randomUUID()}`,
  service: null,
  state: null,
  body: "Hello.",
});

async function makeTemplate(): Promise<string> {
  const member = await makeMember("manager");
  return valueOf(
    await createTemplate({ member, id: randomUUID(), fields: templateOf("Made before"), now: noon }),
  );
}
