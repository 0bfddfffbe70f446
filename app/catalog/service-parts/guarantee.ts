export type GuaranteeName = "admissions" | "visa";

/** A promise to give a part of the fee back, claimed on the page of the service. */
export type Guarantee = {
  name: GuaranteeName;
  heading: string;
  promise: string;
  /** What of the fee comes back. */
  covers: "all_but_visa_help" | "visa_help";
  /** What the claim has to tell. */
  question: string;
};

export const admissionsGuarantee: Guarantee = {
  name: "admissions",
  heading: "Admissions guarantee",
  promise:
    "If every application filed on time is refused, our fee comes back. Fees paid to universities, test centres and governments do not.",
  covers: "all_but_visa_help",
  question: "Each university, the day you applied and the day it refused",
};

export const visaGuarantee: Guarantee = {
  name: "visa",
  heading: "Visa guarantee",
  promise:
    "If the visa application was filed on time and is refused, our fee for visa help comes back. Government fees do not.",
  covers: "visa_help",
  question: "The visa, the day you applied and the day it was refused",
};
