import { booksUseCases } from "#tests/desk/books-use-cases.ts";
import { catalogueUseCases } from "#tests/desk/catalogue-use-cases.ts";
import { contentUseCases } from "#tests/desk/content-use-cases.ts";
import { customerUseCases } from "#tests/desk/customer-use-cases.ts";
import { deliverableUseCases } from "#tests/desk/deliverable-use-cases.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { guaranteeUseCases } from "#tests/desk/guarantee-use-cases.ts";
import { evidenceUseCases } from "#tests/desk/evidence-use-cases.ts";
import { intakeUseCases } from "#tests/desk/intake-use-cases.ts";
import { listUseCases } from "#tests/desk/list-use-cases.ts";
import { linkUseCases } from "#tests/desk/link-use-cases.ts";
import { noticeUseCases } from "#tests/desk/notice-use-cases.ts";
import { offerUseCases } from "#tests/desk/offer-use-cases.ts";
import { enquiryUseCases } from "#tests/desk/enquiry-use-cases.ts";
import { groupUseCases } from "#tests/desk/group-use-cases.ts";
import { figuresUseCases } from "#tests/desk/figures-use-cases.ts";
import { peopleUseCases } from "#tests/desk/people-use-cases.ts";
import { pointsUseCases } from "#tests/desk/points-use-cases.ts";
import { searchUseCases } from "#tests/desk/search-use-cases.ts";
import { talkUseCases } from "#tests/desk/talk-use-cases.ts";
import { walletUseCases } from "#tests/desk/wallet-use-cases.ts";
import { sessionUseCases } from "#tests/desk/session-use-cases.ts";
import { workUseCases } from "#tests/desk/work-use-cases.ts";

/** A test runs each one in every role, on own and other records. */
export const deskUseCases: readonly DeskUseCase[] = [
  ...peopleUseCases,
  ...workUseCases,
  ...sessionUseCases,
  ...walletUseCases,
  ...customerUseCases,
  ...figuresUseCases,
  ...booksUseCases,
  ...catalogueUseCases,
  ...contentUseCases,
  ...offerUseCases,
  ...pointsUseCases,
  ...listUseCases,
  ...noticeUseCases,
  ...linkUseCases,
  ...enquiryUseCases,
  ...groupUseCases,
  ...deliverableUseCases,
  ...guaranteeUseCases,
  ...talkUseCases,
  ...intakeUseCases,
  ...evidenceUseCases,
  ...searchUseCases,
];
