import { type Option, type Question, tickedBefore } from "#app/self-checks/evidence/check-definition.ts";
import styles from "#app/self-checks/pages/question-fields.module.css";
import fieldStyles from "#app/ui/fields/field.module.css";

type QuestionFieldsProps = {
  question: Question;
  chosen: readonly string[];
  /** For whom it is asked, where not for everybody. Read without scripts only. */
  onlyFor: string | null;
  isShown: boolean;
};

export function QuestionFields({ question, chosen, onlyFor, isShown }: QuestionFieldsProps) {
  const { id, ask, help, many, options } = question;
  const list = (shown: Option[]) => (
    <ul className="plain-list stack-1">
      {shown.map((option) => (
        <li key={option.id}>
          <OptionField question={question} option={option} isChosen={chosen.includes(option.id)} />
        </li>
      ))}
    </ul>
  );
  return (
    <fieldset
      className={`stack-4 ${styles.question}`}
      id={`q-${id}`}
      hidden={!isShown}
      aria-describedby={`q-${id}-help`}
    >
      <legend className={styles.legend}>
        <h2 className={styles.ask} tabIndex={-1}>
          {ask}
        </h2>
      </legend>
      <div className="stack-2 measure" id={`q-${id}-help`}>
        {onlyFor && <p className={`strong ${styles.onlyFor}`}>Only for: {onlyFor}.</p>}
        <p className="muted">{help}</p>
        {chosen.includes(tickedBefore) && (
          <p className={styles.before}>You ticked this on the visa’s page. Say here what shows it.</p>
        )}
      </div>
      {many ? (
        <>
          <Kinds heading="This counts, where you can prove it" id={`q-${id}-strong`}>
            {list(options.filter(({ weight }) => weight === "strong"))}
          </Kinds>
          <Kinds heading="This is weak, or does not count" id={`q-${id}-weak`}>
            {list(options.filter(({ weight }) => weight === "weak"))}
          </Kinds>
          <p className="note">Tick all that you have. If you have none of it, go on without a tick.</p>
        </>
      ) : (
        list(options)
      )}
    </fieldset>
  );
}

function Kinds({ heading, id, children }: { heading: string; id: string; children: React.ReactNode }) {
  return (
    <div className="stack-2" role="group" aria-labelledby={id}>
      <h3 className={`text-heading ${styles.kinds}`} id={id}>
        {heading}
      </h3>
      {children}
    </div>
  );
}

function OptionField({
  question,
  option,
  isChosen,
}: {
  question: Question;
  option: Option;
  isChosen: boolean;
}) {
  const id = `${question.id}-${option.id}`;
  return (
    <div className={styles.option}>
      <input
        type={question.many ? "checkbox" : "radio"}
        className={`${fieldStyles.tick} ${styles.tick}`}
        id={id}
        name={question.id}
        value={option.id}
        defaultChecked={isChosen}
        aria-describedby={option.why && `${id}-why`}
      />
      <div className={styles.optionText}>
        <label className={styles.label} htmlFor={id}>
          {option.label}
        </label>
        {option.why && (
          <p className="note" id={`${id}-why`}>
            {option.why}
          </p>
        )}
      </div>
    </div>
  );
}
