import { useEffect, useState } from "react";
import { pincode as rule } from "../../../contract/fields.ts";
import { setPincode } from "../../device/place.ts";
import { readDraft, saveDraft } from "./draft.ts";
import { type Draft, type Errors, fieldNames } from "./fields.ts";
import { lookUpState } from "./lookUpState.ts";
import type { Form } from "./TextField.tsx";

/** What is typed into the checkout, kept through reload and Back, with what is wrong with it. */
export function useCheckoutForm(firstErrors: Errors): Form & { fail: (errors: Errors) => void } {
  const [draft, setDraft] = useState<Draft>(readDraft);
  const [errors, setErrors] = useState(firstErrors);
  const [failed, setFailed] = useState<Errors>(firstErrors);
  const typed = rule(draft.pincode);
  const pincode = typed.ok ? typed.value : undefined;

  useEffect(() => void saveDraft(draft), [draft]);

  useEffect(() => {
    if (!pincode) return;
    let wanted = true;
    setPincode(pincode);
    void lookUpState(pincode).then(({ state, error }) => {
      if (!wanted) return;
      if (error) setErrors((now) => ({ ...now, pincode: error }));
      if (state) setDraft((now) => (now.state === "" ? { ...now, state } : now));
    });
    return () => {
      wanted = false;
    };
  }, [pincode]);

  useEffect(() => {
    const first = [...fieldNames, "payment_method" as const].find((name) => failed[name]);
    if (first) document.querySelector<HTMLElement>(`form [name="${first}"]:not(:disabled)`)?.focus();
  }, [failed]);

  const set = (name: keyof Draft, value: string) => {
    setDraft((now) => ({ ...now, [name]: value, ...(name === "pincode" && value !== now.pincode && { state: "" }) }));
    setErrors((now) => ({ ...now, [name]: undefined }));
  };
  const fail = (found: Errors) => {
    setErrors(found);
    setFailed({ ...found });
  };
  return { draft, errors, set, fail };
}
