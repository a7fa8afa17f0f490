import { useEffect, useRef, useState } from "react";
import { pincode as rule } from "../../../contract/fields.ts";
import { setPincode } from "../../device/place.ts";
import { lookUpPlace } from "../../parts/lookUpPlace.ts";
import { askForAddresses } from "./askForAddresses.ts";
import { readDraft, saveDraft } from "./draft.ts";
import { type Draft, type Errors, fieldNames } from "./fields.ts";
import { addressFields } from "./savedAddress.ts";
import type { Form } from "./TextField.tsx";

const noStates: string[] = [];

const isEmpty = ({ pincode, line1, line2, city, recipient_name }: Draft) =>
  pincode + line1 + line2 + city + recipient_name === "";

/** What is typed into the checkout, kept through reload and Back, with what is wrong with it. */
export function useCheckoutForm(firstErrors: Errors): Form & { fail: (errors: Errors) => void } {
  const [draft, setDraft] = useState<Draft>(readDraft);
  const [errors, setErrors] = useState(firstErrors);
  const [failed, setFailed] = useState<Errors>(firstErrors);
  const [choice, setChoice] = useState({ pincode: "", states: noStates });
  const filledCity = useRef("");
  const typed = rule(draft.pincode);
  const pincode = typed.ok ? typed.value : undefined;

  useEffect(() => void saveDraft(draft), [draft]);

  useEffect(() => {
    let wanted = true;
    void askForAddresses().then((first) => {
      if (wanted && first) setDraft((now) => (isEmpty(now) ? { ...now, ...addressFields(first, now) } : now));
    });
    return () => {
      wanted = false;
    };
  }, []);

  useEffect(() => {
    if (!pincode) return;
    let wanted = true;
    setPincode(pincode);
    void lookUpPlace(pincode).then(({ city = "", state = "", states, error }) => {
      if (!wanted) return;
      setErrors((now) => ({
        ...now,
        ...(error && { pincode: error }),
        ...(city && { city: undefined }),
        ...(state && { state: undefined }),
      }));
      filledCity.current = city;
      setChoice({ pincode, states });
      setDraft((now) => ({ ...now, city: now.city || city, state: now.state || state }));
    });
    return () => {
      wanted = false;
    };
  }, [pincode]);

  useEffect(() => {
    const first = [...fieldNames, "payment_method" as const, "consent" as const].find((name) => failed[name]);
    if (first) document.querySelector<HTMLElement>(`form [name="${first}"]:not(:disabled)`)?.focus();
  }, [failed]);

  /** What an earlier pincode has filled in goes with it. */
  const withoutPlace = (now: Draft) => ({ state: "", ...(now.city === filledCity.current && { city: "" }) });
  const set = (name: keyof Draft, value: string) => {
    setDraft((now) => ({
      ...now,
      ...(name === "pincode" && value !== now.pincode && withoutPlace(now)),
      [name]: value,
    }));
    setErrors((now) => ({ ...now, [name]: undefined }));
  };
  const fill = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setErrors({});
  };
  const fail = (found: Errors) => {
    setErrors(found);
    setFailed({ ...found });
  };
  return { draft, errors, choice: choice.pincode === pincode ? choice.states : noStates, set, fill, fail };
}
