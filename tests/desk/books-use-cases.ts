import { randomUUID } from "node:crypto";

import {
  recordLostDisputeAtDesk,
  recordPayoutAtDesk,
  recordWonDisputeAtDesk,
  seeBooks,
} from "#app/books/desk/keep-books.server.ts";
import { minutesLater } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";

const now = minutesLater(60);
const typed = {
  account: "stripe",
  payment: "pi_of_nobody",
  reference: "po_1",
  currency: "USD",
  amount: "10",
  fee: "",
  on: "2026-10-01",
};

export const booksUseCases: DeskUseCase[] = [
  { action: "see_books", name: "seeBooks", call: (member) => seeBooks(member) },
  {
    action: "keep_books",
    name: "recordPayoutAtDesk",
    call: (member) => recordPayoutAtDesk({ member, typed, requestKey: randomUUID(), now }),
  },
  {
    action: "keep_books",
    name: "recordLostDisputeAtDesk",
    call: (member) => recordLostDisputeAtDesk({ member, typed, requestKey: randomUUID(), now }),
  },
  {
    action: "keep_books",
    name: "recordWonDisputeAtDesk",
    call: (member) => recordWonDisputeAtDesk({ member, reference: typed.reference, wonOn: typed.on, now }),
  },
];
