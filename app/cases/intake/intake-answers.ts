/** Keys are field names. Files are stored separately. */
export type IntakeAnswers = Record<string, string | string[]>;
