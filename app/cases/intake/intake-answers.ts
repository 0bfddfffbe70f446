/** What was answered in an intake form, by the names of its fields: text, or several choices. Files stand apart. */
export type IntakeAnswers = Record<string, string | string[]>;
