import { customerUseCases } from "#tests/desk/customer-use-cases.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { peopleUseCases } from "#tests/desk/people-use-cases.ts";
import { workUseCases } from "#tests/desk/work-use-cases.ts";

/** Every use case of the desk. A test does each of them in every role, to own records and to others'. */
export const deskUseCases: readonly DeskUseCase[] = [...peopleUseCases, ...workUseCases, ...customerUseCases];
