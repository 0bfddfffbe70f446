import type { Need } from "#app/catalog/service-parts/service-definition.ts";

export const needs: { need: Need; heading: string; text: string }[] = [
  { need: "apply", heading: "Apply", text: "Choose where, and send an application that holds together." },
  { need: "write", heading: "Write", text: "Statements, letters and resumes, drafted with you." },
  { need: "prepare", heading: "Prepare", text: "Interviews, tests and the research that makes a profile." },
  { need: "move", heading: "Move", text: "The visa, the money and a place to live." },
  { need: "work", heading: "Work", text: "Find the job, and be found for it." },
];
