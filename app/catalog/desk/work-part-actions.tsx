import type { ReactNode } from "react";

import type { WorkList } from "#app/catalog/desk/change-work.ts";
import { ReasonForm } from "#app/desk/reason-form.tsx";
import { PostForm, useIsRefused } from "#app/forms/post-form.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SubmitButton } from "#app/ui/fields/submit-button.tsx";

type Part = { name: string; said: string; isFirst: boolean; isLast: boolean; mayGo: boolean };
type WorkPartActionsProps = { list: WorkList; part: Part; seen: string; children: ReactNode };

export function WorkPartActions({ list, part, seen, children }: WorkPartActionsProps) {
  const { name, said, isFirst, isLast, mayGo } = part;
  const isRefused = useIsRefused(["question", "step", "retire"], { name });
  return (
    <>
      <PostForm intent={["move_up", "move_down"]} about={{ list, name, seen }} className="row">
        {!isFirst && (
          <SubmitButton intent="move_up" variant="quiet" size="small" aria-label={`Move “${said}” up`}>
            Up
          </SubmitButton>
        )}
        {!isLast && (
          <SubmitButton intent="move_down" variant="quiet" size="small" aria-label={`Move “${said}” down`}>
            Down
          </SubmitButton>
        )}
      </PostForm>
      <Disclosure summary="Change" open={isRefused}>
        {children}
        {mayGo && (
          <ReasonForm intent="retire" about={{ list, name, seen }} label="Take It Out">
            What is sold from now on does not have it. It can come back.
          </ReasonForm>
        )}
      </Disclosure>
    </>
  );
}

type WorkPartsGoneProps = {
  list: WorkList;
  gone: { name: string; said: string }[];
  seen: string;
  mayEdit: boolean;
};

export function WorkPartsGone({ list, gone, seen, mayEdit }: WorkPartsGoneProps) {
  if (gone.length === 0) return null;
  return (
    <>
      <h3>Taken out</h3>
      <ul className="plain-list">
        {gone.map(({ name, said }) => (
          <li key={name} className="row">
            {said}
            {mayEdit && (
              <PostForm intent="restore" about={{ list, name, seen }}>
                <SubmitButton variant="quiet" size="small" aria-label={`Put “${said}” back`}>
                  Put back
                </SubmitButton>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
