import { CaseFilesField } from "#app/cases/files/case-files-field.tsx";
import { noteLengthMax } from "#app/orders/item-note.ts";
import { CaseForm, KeptCaseForm } from "#app/cases/case-form.tsx";
import type { CasePage, CaseSectionProps } from "#app/cases/case-part.ts";
import { CaseSection } from "#app/cases/case-section.tsx";
import type { DeliverablesView } from "#app/cases/deliverables/deliverables-view.ts";
import { VersionCard } from "#app/cases/deliverables/version-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";

/** What was handed over, the newest first, and what is to be done with it now. */
export function DeliverablesSection({ view, page }: CaseSectionProps<DeliverablesView>) {
  const { versions, handOver, handOverWaits, answer, sendKey } = view;
  return (
    <CaseSection part="deliverables" heading="Your documents" page={page} saidWords={saidWords}>
      {versions.length === 0 && page.side === "desk" && <p>Nothing is handed over yet.</p>}
      {handOverWaits && <p>{handOverWaits}</p>}
      {handOver !== null && <HandOverForm page={page} version={handOver} />}
      {answer && <AnswerForms page={page} answer={answer} />}
      {versions.map((version, index) => (
        <VersionCard key={version.id} version={version} page={page} sendKey={sendKey} newest={index === 0} />
      ))}
    </CaseSection>
  );
}

const saidWords = {
  handed_over: "The version is handed over. The customer is told by mail.",
  commented: "Your comment is there.",
  accepted: "Thank you. The service is completed.",
  asked: "We have your words and work on them. The new date stands above.",
};

function HandOverForm({ page, version }: { page: CasePage; version: number }) {
  const problem = page.problem?.deed === "hand_over" ? page.problem : null;
  return (
    <KeptCaseForm page={page} intent="deliverables.hand_over" files hidden={{ version: String(version) }}>
      <TextAreaField
        label={`What the customer reads with version ${version}`}
        name="words"
        rows={4}
        optional
        maxLength={noteLengthMax}
        defaultValue={problem?.typed["words"]?.[0]}
        error={problem?.field === "words" ? problem.message : null}
      />
      <CaseFilesField
        label={`Files of version ${version}`}
        error={problem?.field === "files" ? problem.message : null}
      />
      <Button type="submit" variant="action">
        Hand Over Version {version}
      </Button>
    </KeptCaseForm>
  );
}

type AnswerProps = { page: CasePage; answer: NonNullable<DeliverablesView["answer"]> };

function AnswerForms({ page, answer: { roundsLeft, seen } }: AnswerProps) {
  const problem = page.problem?.deed === "ask" ? page.problem : null;
  return (
    <>
      <CaseForm page={page} intent="deliverables.accept" hidden={{ seen }}>
        <Button type="submit" variant="action">
          Accept
        </Button>
      </CaseForm>
      <Disclosure summary="Ask for changes" open={problem !== null}>
        <KeptCaseForm page={page} intent="deliverables.ask" hidden={{ seen }}>
          <p>{roundsWords(roundsLeft)}</p>
          <TextAreaField
            label="What should be changed"
            name="words"
            rows={5}
            required
            maxLength={noteLengthMax}
            defaultValue={problem?.typed["words"]?.[0]}
            error={problem?.field === "words" ? problem.message : null}
          />
          <Button type="submit">Ask for Changes</Button>
        </KeptCaseForm>
      </Disclosure>
    </>
  );
}

function roundsWords(left: number | null): string {
  if (left === null) return "Changes are free, as often as you need them.";
  if (left === 0) return "The rounds of changes in the price are used.";
  return left === 1
    ? "One round of changes is left in the price."
    : `${left} rounds of changes are left in the price.`;
}
