import { useEffect, useRef, useState } from "react";
import { call, Refused } from "../../../api/call.ts";
import type { Fields } from "./fields.ts";
import { fieldsOfPlace, saidOf, toFillIn } from "./place.ts";

type SetFields = (next: (before: Fields) => Fields) => void;

/** Fills in town and state when a pincode is whole; what is to be said of it. Nothing when nobody answers: both can be typed. */
export function usePlace(fields: Fields, setFields: SetFields): string {
  const pincode = (fields["address.pincode"] ?? "").replace(/\s/g, "");
  const [said, setSaid] = useState({ pincode: "", words: "" });
  const earlier = useRef<Fields>({});
  const latest = useRef(fields);
  useEffect(() => {
    latest.current = fields;
  }, [fields]);
  useEffect(() => {
    if (!/^[1-9]\d{5}$/.test(pincode)) return;
    const asking = new AbortController();
    call("GET /place/{pincode}", { parameters: { pincode }, signal: asking.signal })
      .then((place) => {
        if (asking.signal.aborted) return;
        const given = toFillIn(latest.current, earlier.current, place);
        earlier.current = fieldsOfPlace(place);
        setSaid({ pincode, words: saidOf(given, place.states) });
        setFields((before) => ({ ...before, ...given }));
      })
      .catch((error: unknown) => {
        if (error instanceof Refused && error.status !== 403) setSaid({ pincode, words: error.message });
      });
    return () => asking.abort();
  }, [pincode, setFields]);
  return said.pincode === pincode ? said.words : "";
}
