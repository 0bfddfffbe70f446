import { useRef } from "react";

import { CaseFilesField } from "#app/cases/files/case-files-field.tsx";
import { messageLengthMax } from "#app/cases/conversation/message-text.ts";
import { KeptCaseForm } from "#app/cases/case-form.tsx";
import type { CasePage } from "#app/cases/case-part.ts";
import { CaseSection } from "#app/cases/case-section.tsx";
import type { DeskComposerView } from "#app/cases/conversation/desk-composer-view.ts";
import styles from "#app/cases/conversation/desk-composer.module.css";
import { MentionPicker } from "#app/cases/conversation/mention-picker.tsx";
import { TemplateChoice } from "#app/cases/conversation/template-choice.tsx";
import { useSendingIntent } from "#app/forms/sent-form.tsx";
import { useIsRefused } from "#app/forms/post-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ChoiceGroup } from "#app/ui/fields/choice-group.tsx";
import { TextAreaField } from "#app/ui/fields/field.tsx";

type DeskComposerProps = { composer: DeskComposerView; page: CasePage };

/** For the customer, or for the desk alone: until somebody chooses, it is private. */
export function DeskComposer({ composer, page }: DeskComposerProps) {
  const { firstName, sendKey } = composer;
  return (
    <CaseSection part="conversation" heading="Write" page={page} doneMessages={doneMessages}>
      {firstName === null ? (
        <p>The customer has deleted their account, so nothing more is written about them.</p>
      ) : sendKey === null ? (
        <p>Whoever does the work writes to the customer.</p>
      ) : (
        <Composer composer={composer} firstName={firstName} sendKey={sendKey} page={page} />
      )}
    </CaseSection>
  );
}

const doneMessages = {
  sent: "Your message is sent. The customer is told by email.",
  noted: "The note is saved. Only the desk reads it.",
};

type ComposerProps = DeskComposerProps & { firstName: string; sendKey: string };

function Composer({ composer, firstName, sendKey, page }: ComposerProps) {
  const { closed, templates, chosen, colleagues } = composer;
  const box = useRef<HTMLTextAreaElement>(null);
  const isRefused = useIsRefused("conversation.write");
  return (
    <div className={`stack-2 ${styles.composer}`}>
      {closed && <p>{closed}</p>}
      {templates.length > 0 && <TemplateChoice templates={templates} chosen={chosen} box={box} />}
      <KeptCaseForm page={page} intent="conversation.write" files hidden={{ send_key: sendKey }}>
        <Choice firstName={firstName} isClosed={closed !== null} />
        <TextAreaField
          key={chosen?.id}
          ref={box}
          label="Text"
          name="text"
          rows={3}
          maxLength={messageLengthMax}
          defaultValue={chosen?.text}
        />
        <div className={styles.forDesk}>
          <MentionPicker box={box} colleagues={colleagues} />
        </div>
        <Disclosure summary="Attach files" open={isRefused || undefined}>
          <CaseFilesField label="Files" />
        </Disclosure>
        <SendButtons firstName={firstName} />
      </KeptCaseForm>
    </div>
  );
}

function Choice({ firstName, isClosed }: { firstName: string; isClosed: boolean }) {
  return (
    <div className={styles.choice}>
      <ChoiceGroup
        legend="Who reads this"
        name="to"
        defaultValue="note"
        choices={[
          { value: "customer", label: "To the customer", disabled: isClosed },
          { value: "note", label: "Private note" },
        ]}
      />
      <p className={styles.forCustomer}>{firstName} reads this, and is told by email.</p>
      <p className={styles.forDesk}>Only the desk reads this, never {firstName}.</p>
    </div>
  );
}

/** Each says again who reads it; the server takes only the one that was chosen. */
function SendButtons({ firstName }: { firstName: string }) {
  const sending = useSendingIntent() !== null;
  return (
    <>
      <span className={styles.forDesk}>
        <Button type="submit" name="sure" value="note" pending={sending}>
          Save Note
        </Button>
      </span>
      <span className={styles.forCustomer}>
        <Button type="submit" name="sure" value="customer" variant="action" pending={sending}>
          Send to {firstName}
        </Button>
      </span>
    </>
  );
}
