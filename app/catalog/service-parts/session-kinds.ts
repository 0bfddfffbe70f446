import { type ChosenValues, peopleWithVisaHelp } from "#app/catalog/choices.ts";

const sessionKinds = ["counselling", "mock_interview", "gre", "toefl", "visa_mock", "call"] as const;
export type SessionKind = (typeof sessionKinds)[number];

type SessionFacts = {
  one: string;
  many: string;
  /** A default: pages promise no length. */
  minutes: number;
  rounds?: number;
};

export const sessionFacts: Record<SessionKind, SessionFacts> = {
  counselling: { one: "session", many: "sessions", minutes: 60 },
  mock_interview: { one: "session", many: "sessions", minutes: 60, rounds: 3 },
  gre: { one: "session", many: "sessions", minutes: 60, rounds: 3 },
  toefl: { one: "lesson", many: "lessons", minutes: 60 },
  visa_mock: { one: "visa mock", many: "visa mocks", minutes: 45 },
  call: { one: "video call", many: "video calls", minutes: 45 },
};

export type BoughtSessions = { kind: SessionKind; count: number };

export function isSessionKind(word: string): word is SessionKind {
  return sessionKinds.some((kind) => kind === word);
}

export type CountSessions = (chosen: ChosenValues) => BoughtSessions[];

export function asMany(kind: SessionKind, choice: "sessions" | "days"): CountSessions {
  return (chosen) => [{ kind, count: Number(chosen[choice] ?? 0) }];
}

/** One mock per person is included; without visa help there is none. */
export const visaMocks: CountSessions = (chosen) => {
  const people = peopleWithVisaHelp(chosen);
  return [{ kind: "visa_mock", count: people === 0 ? 0 : Math.max(people, Number(chosen.mocks ?? 0)) }];
};

export const oneCall: CountSessions = () => [{ kind: "call", count: 1 }];
