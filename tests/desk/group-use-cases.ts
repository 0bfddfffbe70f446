import { randomUUID } from "node:crypto";

import { valueOf, noon } from "#tests/checkout/shop.ts";
import { removeBoardMessage } from "#app/research-groups/board/remove-board-message.server.ts";
import { writeBoardMessage } from "#app/research-groups/board/write-board-message.server.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { makeGroup } from "#tests/research-groups/make-group.ts";

export const groupUseCases: DeskUseCase[] = [
  {
    action: "remove_group_message",
    name: "removeBoardMessage",
    async call(member) {
      const { id: groupId, members } = await makeGroup(1, 1);
      const message = { groupId, userId: members[0]!.id, text: "Hello.", sendKey: randomUUID(), now: noon };
      const messageId = String(valueOf(await writeBoardMessage(message)));
      return removeBoardMessage({ member, groupId, messageId, reason: "Advertising.", now: noon });
    },
  },
];
