import { useEffect, useRef, useState } from "react";
import { pincode as rule } from "../../../contract/fields.ts";
import { setPincode } from "../../device/place.ts";
import { lookUpPlace } from "../../parts/lookUpPlace.ts";
import { sayFilled } from "../../parts/sayFilled.ts";
import { askForAccount } from "./askForAccount.ts";
import { hasNoDraft, readDraft, saveDraft } from "./draft.ts";
import type { Draft, Errors } from "./fields.ts";
import { addressFields } from "./savedAddress.ts";
import type { Form } from "./TextField.tsx";

const noStates: string[] = [];
/** Where else a change makes what was said untrue: what the shop says of an address as a whole stands at its first line; a business has both or neither. */
const alsoOf: Partial<Record<keyof Draft, keyof Draft>> = {
  pincode: "line1",
  line2: "line1",
  landmark: "line1",
  gstin: "business_name",
  business_name: "gstin",
};

const isEmpty = ({ pincode, line1, line2, city, recipient_name }: Draft) =>
  pincode + line1 + line2 + city + recipient_name === "";

/** What is typed into the checkout, kept through reload and Back, with what is wrong with it; `turn` counts how often that was said. */
export function useCheckoutForm(firstErrors: Errors): Form & { turn: number; fail: (errors: Errors) => void } {
  const [isNew] = useState(hasNoDraft); // what was emptied before a reload stays empty
  const [draft, setDraft] = useState<Draft>(readDraft);
  const [errors, setErrors] = useState(firstErrors);
  const [turn, setTurn] = useState(Object.keys(firstErrors).length > 0 ? 1 : 0);
  const [place, setPlace] = useState({ pincode: "", states: noStates });
  const filledCity = useRef("");
  const latest = useRef(draft);
  const typed = rule(draft.pincode);
  const pincode = typed.ok ? typed.value : undefined;

  useEffect(() => {
    latest.current = draft;
    saveDraft(draft);
  }, [draft]);

  useEffect(() => {
    let wanted = true;
    void askForAccount().then((known) => {
      if (!wanted || !known) return;
      const { address, gst } = known;
      setDraft((now) => ({
        ...now,
        ...(address && isEmpty(now) && addressFields(address, now)),
        ...(gst && isNew && now.gstin + now.business_name === "" && gst),
      }));
    });
    return () => {
      wanted = false;
    };
  }, [isNew]);

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
      sayFilled(latest.current.city ? "" : city, latest.current.state ? "" : state);
      setPlace({ pincode, states });
      setDraft((now) => ({ ...now, city: now.city || city, state: now.state || state }));
    });
    return () => {
      wanted = false;
    };
  }, [pincode]);

  /** What an earlier pincode has filled in goes with it. */
  const withoutPlace = (now: Draft) => ({ state: "", ...(now.city === filledCity.current && { city: "" }) });
  const set = (name: keyof Draft, value: string) => {
    setDraft((now) => ({
      ...now,
      ...(name === "pincode" && value !== now.pincode && withoutPlace(now)),
      [name]: value,
    }));
    setErrors((now) => ({ ...now, [alsoOf[name] ?? name]: undefined, [name]: undefined }));
  };
  const fill = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setErrors({});
  };
  const fail = (found: Errors) => {
    setErrors(found);
    setTurn(turn + 1);
  };
  return { draft, errors, states: place.pincode === pincode ? place.states : noStates, set, fill, turn, fail };
}
