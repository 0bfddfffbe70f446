import { CaseFilesField } from "#app/cases/files/case-files-field.tsx";
import { noteLengthMax } from "#app/orders/items/item-note.ts";
import { CaseForm, KeptCaseForm } from "#app/cases/case-form.tsx";
import type { CasePage, CaseSectionProps } from "#app/cases/case-part.ts";
import { CaseSection } from "#app/cases/case-section.tsx";
import type { DeliverablesView } from "#app/cases/deliverables/deliverables-view.ts";
import { DraftCard } from "#app/cases/deliverables/draft-card.tsx";
import { VersionCard } from "#app/cases/deliverables/version-card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextAreaField } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { useIsRefused } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

export function DeliverablesSection({ view, page }: CaseSectionProps<DeliverablesView>) {
  const { versions, drafts, handOver, askReader, handOverWaits, answer, laterChanges, waits, sendKey } = view;
  const [newest, ...older] = versions;
  const isAskRefused = useIsRefused("deliverables.ask");
  return (
    <CaseSection part="deliverables" heading="Your documents" page={page} doneMessages={doneMessages}>
      {versions.length === 0 && drafts.length === 0 && page.side === "desk" && (
        <p>Nothing has been handed over yet.</p>
      )}
      {handOverWaits && <p>{handOverWaits}</p>}
      {handOver !== null && <HandOverForm page={page} version={handOver} />}
      {askReader && <AskReaderForm page={page} ask={askReader} />}
      {drafts.map((draft) => (
        <DraftCard key={draft.id} draft={draft} />
      ))}
      {newest && <VersionCard version={newest} page={page} sendKey={sendKey} waits={waits} />}
      {answer && <AnswerForms page={page} answer={answer} />}
      {laterChanges && (
        <Disclosure summary="Ask for changes" open={isAskRefused}>
          <ChangesForm page={page} seen={laterChanges.seen} text={laterChanges.promise} />
        </Disclosure>
      )}
      {older.map((version) => (
        <VersionCard key={version.id} version={version} page={page} sendKey={sendKey} waits={false} />
      ))}
    </CaseSection>
  );
}

const doneMessages = {
  handed_over: "The version is handed over. The customer is told by email.",
  asked_reader: "A colleague has the version to read. The customer gets it once it is approved.",
  approved: "The version is delivered. The customer is told by email.",
  sent_back: "The version is sent back. Whoever wrote it is told by email.",
  taken_back: "The version is taken back. You can ask again.",
  commented: "Your comment is added.",
  accepted: "Thank you. The service is completed.",
  asked: "We have your changes and are working on them. The new date is above.",
};

function HandOverForm({ page, version }: { page: CasePage; version: number }) {
  return (
    <KeptCaseForm page={page} intent="deliverables.hand_over" files hidden={{ version: String(version) }}>
      <TextAreaField
        label={`What the customer reads with version ${version}`}
        name="text"
        rows={4}
        optional
        maxLength={noteLengthMax}
      />
      <CaseFilesField label={`Files of version ${version}`} />
      <SubmitButton variant="action">Hand Over Version {version}</SubmitButton>
    </KeptCaseForm>
  );
}

type AskReaderProps = { page: CasePage; ask: NonNullable<DeliverablesView["askReader"]> };

function AskReaderForm({ page, ask: { draftId, readers } }: AskReaderProps) {
  return (
    <KeptCaseForm page={page} intent="deliverables.ask_reader" files hidden={{ draft_id: draftId }}>
      <p>A colleague reads each version of this service before the customer gets it.</p>
      <SelectField label="Second reader" name="reader" options={readers} placeholder="Any manager" optional />
      <TextAreaField
        label="What the customer reads with the version"
        name="text"
        rows={4}
        optional
        maxLength={noteLengthMax}
      />
      <CaseFilesField label="Files of the version" />
      <SubmitButton variant="action">Ask for a Second Reader</SubmitButton>
    </KeptCaseForm>
  );
}

type AnswerProps = { page: CasePage; answer: NonNullable<DeliverablesView["answer"]> };

function AnswerForms({ page, answer: { roundsLeft, seen } }: AnswerProps) {
  return (
    <>
      <CaseForm intent="deliverables.accept" hidden={{ seen }}>
        <SubmitButton variant="action">Accept</SubmitButton>
      </CaseForm>
      <Disclosure summary="Ask for changes" open={useIsRefused("deliverables.ask")}>
        <ChangesForm page={page} seen={seen} text={roundsText(roundsLeft)} />
      </Disclosure>
    </>
  );
}

function ChangesForm({ page, seen, text }: { page: CasePage; seen: string; text: string }) {
  return (
    <KeptCaseForm page={page} intent="deliverables.ask" hidden={{ seen }}>
      <p>{text}</p>
      <TextAreaField label="What should be changed" name="text" rows={5} required maxLength={noteLengthMax} />
      <SubmitButton>Ask for Changes</SubmitButton>
    </KeptCaseForm>
  );
}

function roundsText(left: number | null): string {
  if (left === null) return "Changes are free, as often as you need them.";
  if (left === 0) return "You have used the rounds of changes included in the price.";
  return left === 1
    ? "The price includes one more round of changes."
    : `The price includes ${left} more rounds of changes.`;
}
